import { eld } from 'eld/medium';
import { type Language, languages } from '../../languages/languages.ts';
import type { ShopText } from './shop-texts.ts';

eld.setLanguageSubset([...languages]);

/** Shorter texts are names and measures as often as words of a language. */
const leastLetters = 40;

/** The language that a text is written in; null where it is too short to tell. */
export function languageIn(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < leastLetters) return null;
  const { language: found } = eld.detect(text);
  return languages.find((language) => language === found) ?? null;
}

/** Sentences in another language than the one that they stand for. */
export function findForeign(texts: readonly ShopText[]): ShopText[] {
  return texts.filter(({ language, text }) => ![null, language].includes(languageIn(text)));
}
