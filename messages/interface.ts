import type { Language } from './languages.ts';
import type dutch from './nl/interface.json';

/** A text for each of the Dutch ones. */
export type TextsLike<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : TextsLike<Texts[Key]>;
};
export type InterfaceTexts = TextsLike<typeof dutch>;

/** Loaded by pages, each language when it is needed. */
export const interfaceTexts: Readonly<Record<Language, () => Promise<{ default: InterfaceTexts }>>> = {
  nl: () => import('./nl/interface.json'),
  fr: () => import('./fr/interface.json'),
  de: () => import('./de/interface.json'),
  en: () => import('./en/interface.json'),
  cs: () => import('./cs/interface.json'),
  tr: () => import('./tr/interface.json'),
};
