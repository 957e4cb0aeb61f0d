import type { SearchLanguage } from '../../../messages/shape/search.ts';
import { alternativesOf, stemOf } from './words.ts';

export type QueryOptions = {
  /** The last word may be unfinished. */
  isLastPrefix?: boolean;
  /** Titles, categories and features only; a sofa that a description mentions is no sofa. */
  onlyNamed?: boolean;
  /** What a product is, by its category and the parts of its name: neither its colour nor its own name. */
  onlyThings?: boolean;
};

/** Words hold nothing but letters and digits (`wordsOf`), so quoting them is enough. */
function lexeme(word: string, isPrefix: boolean, weights: string): string {
  const label = `${isPrefix ? '*' : ''}${weights}`;
  return label ? `'${word}':${label}` : `'${word}'`;
}

/** All words must occur, each itself or as one of its alternatives; in the notation of `to_tsquery`. */
export function toTsQuery(
  words: readonly string[],
  language: SearchLanguage,
  { isLastPrefix = false, onlyNamed = false, onlyThings = false }: QueryOptions = {},
): string {
  const weights = onlyThings ? 'B' : onlyNamed ? 'ABC' : '';
  return words
    .map((word, index) => {
      const alternatives = alternativesOf(word, language).map(
        (parts) => `(${parts.map((part) => lexeme(stemOf(part, language), false, weights)).join(' & ')})`,
      );
      if (isLastPrefix && index === words.length - 1) alternatives.push(lexeme(word, true, weights));
      return `(${alternatives.join(' | ')})`;
    })
    .join(' & ');
}
