import type { SearchLanguage } from '../../../messages/shape/search.ts';
import { spellingsOf, splitCompound, stemOf, wordsOf } from './words.ts';

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
export type SearchDocument = {
  texts: SearchTexts;
  /** Words of names: worth suggesting. */
  names: string[];
  /** Other words that are known: worth correcting to. */
  others: string[];
  /** How words of names and features are spelled, where that is another way. */
  spellings: ReadonlyMap<string, string>;
};

const unique = (words: readonly string[]) => [...new Set(words)];
const isTerm = (word: string) => word.length >= 3 && !/\d/.test(word);

export function toSearchDocument(source: DocumentSource, language: SearchLanguage): SearchDocument {
  const withStems = (words: readonly string[]) =>
    unique(words.flatMap((word) => [word, stemOf(word, language)])).join(' ');
  const split = (word: string) => splitCompound(word, language);
  const titleWords = unique(source.titles.flatMap(wordsOf));
  const categoryWords = unique(wordsOf(source.category));
  const compounds = [...titleWords, ...categoryWords].map(split);
  const features = source.features.flatMap(wordsOf).flatMap((word) => [word, ...split(word)]);
  // The last part is what the thing is: a "hoekbank" is a "bank", but no "hoek".
  const heads = compounds.flatMap((parts) => parts.at(-1) ?? []);
  const names = unique([...titleWords, ...categoryWords, ...heads]).filter(isTerm);
  const others = unique([...compounds.flat(), ...features]).filter(isTerm);
  return {
    texts: {
      id: source.productId,
      a: withStems(titleWords),
      b: withStems([...categoryWords, ...compounds.flat()]),
      c: withStems(features),
      // A long text repeats itself; one mention of a word is enough to be found.
      d: withStems(source.texts.flatMap(wordsOf)),
    },
    names,
    others: others.filter((word) => !names.includes(word)),
    spellings: new Map([...source.titles, source.category, ...source.features].flatMap(spellingsOf)),
  };
}
