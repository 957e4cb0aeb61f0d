import type { TextsLike } from './interface.ts';
import type { Language } from './languages.ts';
import type dutch from './nl/late.json';

/** A text for each of the Dutch ones. */
type LateTexts = TextsLike<typeof dutch>;

/** Words of what is loaded after the page (`components/layout/late-part-list.tsx`): no page carries them. */
export const lateTexts: Readonly<Record<Language, () => Promise<{ default: LateTexts }>>> = {
  nl: () => import('./nl/late.json'),
  fr: () => import('./fr/late.json'),
  de: () => import('./de/late.json'),
  en: () => import('./en/late.json'),
  cs: () => import('./cs/late.json'),
  tr: () => import('./tr/late.json'),
};
