import type { Language } from '@/api/contract/sites';

type Messages = Record<string, unknown>;

const texts: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  nl: () => import('@/messages/nl.json'),
  fr: () => import('@/messages/fr.json'),
  de: () => import('@/messages/de.json'),
  en: () => import('@/messages/en.json'),
  cs: () => import('@/messages/cs.json'),
  tr: () => import('@/messages/tr.json'),
};

/** The texts of a language; Dutch for one the shop does not speak. */
export async function loadMessages(language: string): Promise<Messages> {
  const load = new Map(Object.entries(texts)).get(language) ?? texts.nl;
  return (await load()).default;
}
