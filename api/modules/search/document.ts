import type { SearchLanguage } from './search-language.ts';
import { splitCompound, wordsOf } from './words.ts';

/** What is written about one product in one language, by how much a match there says. */
export type DocumentSource = {
  productId: number;
  /** Names of product and variants. */
  titles: readonly string[];
  category: string;
  /** Colours, woods, sizes, materials as in the facets, style, upper categories. */
  features: readonly string[];
  /** Description, list of materials, names of collections and tags. */
  texts: readonly string[];
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
    d: unique(source.texts.flatMap(wordsOf)).join(' '),
  };
}

const isTerm = (word: string) => word.length >= 3 && !/\d/.test(word);

/** Words of names are worth suggesting; those of features are only worth correcting to. */
export function termsOf({ a, b, c }: SearchTexts): { named: string[]; others: string[] } {
  const named = unique(`${a} ${b}`.split(' ')).filter(isTerm);
  const others = unique(c.split(' ')).filter((word) => isTerm(word) && !named.includes(word));
  return { named, others };
}
