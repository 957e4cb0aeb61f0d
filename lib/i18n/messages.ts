import type { Language } from '@/api/contract/sites';
import type dutch from '@/languages/nl/interface.json';

type Messages = Record<string, unknown>;
/** A text for each of the Dutch ones. */
type TextsLike<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : TextsLike<Texts[Key]> };

const texts: Readonly<Record<Language, () => Promise<{ default: TextsLike<typeof dutch> }>>> = {
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
