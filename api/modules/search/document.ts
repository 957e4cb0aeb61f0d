import type { SearchLanguage } from './search-language.ts';
import { splitCompound, wordsOf } from './words.ts';

/** What is written about one product in one language, by how much a match there says. */
export type DocumentSource = {
  productId: number;
  /** Names of product and variants. */
  titles: readonly string[];
  category: string;
  /** Colours, woods, sizes, materials, style, collections, tags, upper categories. */
  features: readonly string[];
  description: readonly string[];
};
/** Texts of the four weights A to D, folded and with the parts of compounds. */
export type SearchTexts = { id: number; a: string; b: string; c: string; d: string };

const unique = (words: readonly string[]) => [...new Set(words)];

function withParts(words: readonly string[], language: SearchLanguage): string[] {
  return words.flatMap((word) => [word, ...splitCompound(word, language)]);
}

export function toSearchTexts(source: DocumentSource, language: SearchLanguage): SearchTexts {
  const titleWords = unique(source.titles.flatMap(wordsOf));
  const categoryWords = wordsOf(source.category);
  const parts = unique(titleWords.flatMap((word) => splitCompound(word, language)));
  const features = unique(withParts(source.features.flatMap(wordsOf), language));
  return {
    id: source.productId,
    a: titleWords.join(' '),
    b: unique([...withParts(categoryWords, language), ...parts]).join(' '),
    c: features.join(' '),
    // A long text repeats itself; one mention of a word is enough to be found.
    d: unique(source.description.flatMap(wordsOf)).join(' '),
  };
}

/** Words worth suggesting and worth correcting to. */
export function termsOf({ a, b, c }: SearchTexts): string[] {
  return unique(`${a} ${b} ${c}`.split(' ')).filter((word) => word.length >= 3 && !/\d/.test(word));
}
