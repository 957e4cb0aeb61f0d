import { cs } from './cs/dates.ts';
import { de } from './de/dates.ts';
import { en } from './en/dates.ts';
import { fr } from './fr/dates.ts';
import type { Language } from './languages.ts';
import { nl } from './nl/dates.ts';
import type { DateWords } from './shape/dates.ts';
import { tr } from './tr/dates.ts';

/** For browsers: small, and all languages in one. */
export const dateWords: Readonly<Record<Language, DateWords>> = { nl, fr, de, en, cs, tr };
