import type { SearchLanguage } from './search-language.ts';
import { alternativesOf } from './words.ts';

/** Words hold nothing but letters and digits (`wordsOf`), so quoting them is enough. */
const quote = (word: string) => `'${word}'`;

/** One typed word with all it may stand for, in the notation of `to_tsquery`. */
export function wordQuery(word: string, language: SearchLanguage, isPrefix = false): string {
  const alternatives = alternativesOf(word, language).map((words) => `(${words.map(quote).join(' & ')})`);
  if (isPrefix) alternatives.push(`${quote(word)}:*`);
  return `(${alternatives.join(' | ')})`;
}

/** All words must occur; the last one may be unfinished. */
export function allWordsQuery(
  words: readonly string[],
  language: SearchLanguage,
  isLastPrefix = false,
): string {
  return words
    .map((word, index) => wordQuery(word, language, isLastPrefix && index === words.length - 1))
    .join(' & ');
}
