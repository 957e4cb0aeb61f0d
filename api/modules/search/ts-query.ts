import type { SearchLanguage } from '../../../languages/shape/search.ts';
import { alternativesOf, stemOf } from './words.ts';

export type QueryOptions = {
  /** The last word may be unfinished. */
  isLastPrefix?: boolean;
  /** Titles, categories and features only; a sofa that a description mentions is no sofa. */
  onlyNamed?: boolean;
};

/** Words hold nothing but letters and digits (`wordsOf`), so quoting them is enough. */
function lexeme(word: string, isPrefix: boolean, onlyNamed: boolean): string {
  const label = `${isPrefix ? '*' : ''}${onlyNamed ? 'ABC' : ''}`;
  return label ? `'${word}':${label}` : `'${word}'`;
}

/** All words must occur, each itself or as one of its alternatives; in the notation of `to_tsquery`. */
export function toTsQuery(
  words: readonly string[],
  language: SearchLanguage,
  { isLastPrefix = false, onlyNamed = false }: QueryOptions = {},
): string {
  return words
    .map((word, index) => {
      const alternatives = alternativesOf(word, language).map(
        (parts) => `(${parts.map((part) => lexeme(stemOf(part, language), false, onlyNamed)).join(' & ')})`,
      );
      if (isLastPrefix && index === words.length - 1) alternatives.push(lexeme(word, true, onlyNamed));
      return `(${alternatives.join(' | ')})`;
    })
    .join(' & ');
}
