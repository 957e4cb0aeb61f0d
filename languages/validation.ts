import type { TextsLike } from './interface.ts';
import type { Language } from './languages.ts';
import type dutch from './nl/validation.json';

/** A text for each of the Dutch ones. */
type RuleTexts = TextsLike<typeof dutch>;

/** What forms say of a broken rule; the API reads the same files. */
export const ruleTexts: Readonly<Record<Language, () => Promise<{ default: RuleTexts }>>> = {
  nl: () => import('./nl/validation.json'),
  fr: () => import('./fr/validation.json'),
  de: () => import('./de/validation.json'),
  en: () => import('./en/validation.json'),
  cs: () => import('./cs/validation.json'),
  tr: () => import('./tr/validation.json'),
};
