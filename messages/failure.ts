import { cs } from './cs/failure.ts';
import { de } from './de/failure.ts';
import { en } from './en/failure.ts';
import { fr } from './fr/failure.ts';
import type { Language } from './languages.ts';
import { nl } from './nl/failure.ts';
import type { FailureTexts } from './shape/failure.ts';
import { tr } from './tr/failure.ts';

/** For browsers: small, and all languages in one. */
export const failureTexts: Readonly<Record<Language, FailureTexts>> = { nl, fr, de, en, cs, tr };
