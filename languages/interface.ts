import type { Language } from './languages.ts';

type Texts = { default: Record<string, unknown> };

/** Loaded by pages, each language when it is needed. */
export const interfaceTexts: Readonly<Record<Language, () => Promise<Texts>>> = {
  nl: () => import('./nl/interface.json'),
  fr: () => import('./fr/interface.json'),
  de: () => import('./de/interface.json'),
  en: () => import('./en/interface.json'),
  cs: () => import('./cs/interface.json'),
  tr: () => import('./tr/interface.json'),
};
