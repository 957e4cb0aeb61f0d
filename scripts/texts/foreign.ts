import { eld } from 'eld/medium';
import { type Language, languages } from '../../messages/languages.ts';
import type { ShopText } from './shop-texts.ts';

eld.setLanguageSubset([...languages]);

/** Shorter texts are names and measures as often as words of a language, and lists of materials longer ones, too. */
const leastLetters = { sentence: 40, other: 60 } as const;

/** The language that a text is written in; null where it is too short to tell. */
export function languageIn(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const kind = /[.!?:…]\s*$/.test(text) ? 'sentence' : 'other';
  if (letters < leastLetters[kind]) return null;
  const { language: found } = eld.detect(text);
  return languages.find((language) => language === found) ?? null;
}

/** Sentences in another language than the one that they stand for. */
export function findForeign(texts: readonly ShopText[]): ShopText[] {
  return texts.filter(({ language, text }) => ![null, language].includes(languageIn(text)));
}
