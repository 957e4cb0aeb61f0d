import { cs } from './cs/api.ts';
import { de } from './de/api.ts';
import { en } from './en/api.ts';
import { fr } from './fr/api.ts';
import type { Language } from './languages.ts';
import { nl } from './nl/api.ts';
import type { ApiTexts } from './shape/api.ts';
import { tr } from './tr/api.ts';

/** For the API only: pages and browsers must not carry it. */
export const apiTexts: Readonly<Record<Language, ApiTexts>> = { nl, fr, de, en, cs, tr };
