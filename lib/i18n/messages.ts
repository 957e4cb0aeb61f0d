import type { Language } from '@/api/contract/sites';

/** Those of every language have what the Dutch ones have. */
type Messages = typeof import('@/languages/nl/interface.json');

const texts: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  nl: () => import('@/languages/nl/interface.json'),
  fr: () => import('@/languages/fr/interface.json'),
  de: () => import('@/languages/de/interface.json'),
  en: () => import('@/languages/en/interface.json'),
  cs: () => import('@/languages/cs/interface.json'),
  tr: () => import('@/languages/tr/interface.json'),
};

/** The texts of a language; Dutch for one the shop does not speak. */
export async function loadMessages(language: string): Promise<Messages> {
  const load = new Map(Object.entries(texts)).get(language) ?? texts.nl;
  return (await load()).default;
}
