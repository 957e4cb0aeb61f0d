import { cs } from './cs/catalogue.ts';
import { de } from './de/catalogue.ts';
import { en } from './en/catalogue.ts';
import { fr } from './fr/catalogue.ts';
import type { Language } from './languages.ts';
import { nl } from './nl/catalogue.ts';
import type { CatalogueTexts } from './shape/catalogue.ts';
import { tr } from './tr/catalogue.ts';

/** For the seed only. */
export const catalogueTexts: Readonly<Record<Language, CatalogueTexts>> = { nl, fr, de, en, cs, tr };
