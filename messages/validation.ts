import { cs } from './cs/validation.ts';
import { de } from './de/validation.ts';
import { en } from './en/validation.ts';
import { fr } from './fr/validation.ts';
import type { Language } from './languages.ts';
import { nl } from './nl/validation.ts';
import type { RuleTexts } from './shape/errors.ts';
import { tr } from './tr/validation.ts';

/**
 * What forms and API say of a broken rule. No JSON like other words of pages: the build compiles that, and the API reads
 * these as they are.
 */
export const ruleTexts: Readonly<Record<Language, RuleTexts>> = { nl, fr, de, en, cs, tr };
