import type { SearchLanguage } from '../../../messages/shape/search.ts';
import { memoise } from '../../runtime/memo.ts';

/** Lower case, without accents, letters in disguise (`𝓑`, `ﬁ`, `œ`) as plain ones, sizes such as `160×200` as two numbers. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ı', 'i')
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ');
}

/** The words of a text: letters and digits only, so that nothing of it means anything to a query language. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How the words of a text are spelled, by what they are folded to; those without accents are left out. */
export function spellingsOf(text: string): [folded: string, spelled: string][] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.flatMap((word): [string, string][] => {
    const folded = fold(word);
    return folded === word ? [] : [[folded, word]];
  });
}

/** The form that a word is searched in. */
export function stemOf(word: string, { stem }: SearchLanguage): string {
  return stem ? stem(word) : word;
}

/** Without the words that say nothing, unless there are no others. */
export function tellingWords(words: readonly string[], { emptyWords }: SearchLanguage): string[] {
  const telling = words.filter((word) => !emptyWords?.has(word));
  return telling.length > 0 ? telling : [...words];
}

const maxParts = 4;

function stemOfPart(part: string, { changedStems }: SearchLanguage): string {
  return changedStems.get(part) ?? part;
}

/** The word itself, if it is a known part, whatever its ending. */
function lastPart(word: string, language: SearchLanguage): string | undefined {
  const stems = language.endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length));
  const stem = stems.find((one) => language.parts.has(one));
  return stem === undefined ? undefined : stemOfPart(stem, language);
}

/** A known part without its ending; any other word as it is. */
export function basicForm(word: string, language: SearchLanguage): string {
  return lastPart(word, language) ?? word;
}

/** The same beginning with the first `end` letters. */
function splitAt(word: string, end: number, depth: number, language: SearchLanguage): string[] | undefined {
  const part = word.slice(0, end);
  if (!language.parts.has(part)) return undefined;
  for (const letters of language.linkingLetters) {
    if (!word.startsWith(letters, end)) continue;
    const others = split(word.slice(end + letters.length), depth + 1, language);
    if (others) return [stemOfPart(part, language), ...others];
  }
  return undefined;
}

function split(word: string, depth: number, language: SearchLanguage): string[] | undefined {
  const last = lastPart(word, language);
  if (last !== undefined) return [last];
  if (depth >= maxParts) return undefined;
  // Longest first, so that `eettafel…` is not cut at a shorter part by chance.
  for (let end = word.length - 2; end >= 2; end -= 1) {
    const found = splitAt(word, end, depth, language);
    if (found) return found;
  }
  return undefined;
}

/** The parts a compound is made of in their basic form; empty when it is no compound of known parts. */
export function splitCompound(word: string, language: SearchLanguage): string[] {
  const found = split(word, 1, language);
  // A known part by itself may still be a compound of shorter ones, which is of no use to a shopper.
  return found && found.length > 1 ? found : [];
}

type SynonymTable = ReadonlyMap<string, readonly (readonly string[])[]>;

const synonymTable = memoise((language: SearchLanguage): SynonymTable => {
  const table = new Map<string, (readonly string[])[]>();
  for (const group of language.synonyms) {
    for (const entry of group) {
      const others = group.filter((other) => other !== entry).map((other) => other.split(' '));
      const key = stemOf(entry, language);
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  return table;
});

type Phrase = { words: readonly string[]; word: string };

/** Names of several words, by the one word that says the same. */
const phrasesOf = memoise((language: SearchLanguage): readonly Phrase[] =>
  language.synonyms.flatMap((group) => {
    const word = group.find((entry) => !entry.includes(' '));
    const phrases = group.filter((entry) => entry.includes(' '));
    return word === undefined ? [] : phrases.map((phrase) => ({ words: phrase.split(' '), word }));
  }),
);

/**
 * Names that are written as several words as the one word that they are known by: `tv kast` as `tvmeubel`. Only where words
 * are written together, and apart by mistake.
 */
export function joinPhrases(words: readonly string[], language: SearchLanguage): string[] {
  if (language.parts.size === 0) return [...words];
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = phrasesOf(language).find((phrase) =>
      phrase.words.every((word, index) => words[at + index] === word),
    );
    joined.push(found ? found.word : (words[at] ?? ''));
    at += found ? found.words.length : 1;
  }
  return joined;
}

/** Everything a typed word may mean; the words of one alternative must all occur. The first is the word itself. */
export function alternativesOf(word: string, language: SearchLanguage): string[][] {
  const table = synonymTable(language);
  const singular = language.endings
    .filter((ending) => ending !== '' && word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length));
  const key = [word, language.changedStems.get(word) ?? '', ...singular]
    .map((form) => stemOf(form, language))
    .find((form) => table.has(form));
  const parts = splitCompound(word, language);
  const alternatives = [[word], ...(parts.length > 0 ? [parts] : [])];
  for (const words of key ? (table.get(key) ?? []) : []) alternatives.push([...words]);
  return alternatives;
}

/** What is shown where a word, or it and the one before, names what the shop does not sell: empty for nothing. */
export function insteadOfUnsold(
  word: string,
  before: string | undefined,
  { unsold }: SearchLanguage,
): string | undefined {
  return unsold?.get(`${before} ${word}`) ?? unsold?.get(word);
}
