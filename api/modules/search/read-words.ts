import { apiTexts } from '../../../messages/api.ts';
import type { SearchLanguage } from '../../../messages/shape/search.ts';
import type { Language } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { haveMatches } from './matches.ts';
import { toTsQuery } from './ts-query.ts';
import { correct, isPrefix, spell } from './vocabulary.ts';
import { insteadOfUnsold, wordsOf } from './words.ts';

/** What a typed word was probably meant to be. */
export type Reading = {
  typed: string;
  /** Null where nothing is near. */
  meant: string | null;
  /** The shop has no such thing: it is left out, or the nearest thing stands in for it. */
  isMissing: boolean;
};

const fewestLettersOfHead = 3;

/** The thing that a compound of unknown parts is: a `barkruk` is a `kruk`. Null where words are not written together. */
function headOf(word: string, { parts }: SearchLanguage): string | null {
  for (let start = 2; start <= word.length - fewestLettersOfHead; start += 1)
    if (parts.has(word.slice(start))) return word.slice(start);
  return null;
}

type Word = { word: string; before: string | undefined; isKnown: boolean };

async function readWord(db: Db, language: Language, { word, before, isKnown }: Word): Promise<Reading> {
  const rules = apiTexts[language].search;
  const instead = insteadOfUnsold(word, before, rules);
  if (instead !== undefined) return { typed: word, meant: instead || null, isMissing: true };
  if (isKnown || (await isPrefix(db, language, word))) return { typed: word, meant: word, isMissing: false };
  const corrected = await correct(db, language, word);
  if (corrected !== null) return { typed: word, meant: corrected, isMissing: false };
  return { typed: word, meant: headOf(word, rules), isMissing: true };
}

export async function readWords(db: Db, language: Language, words: readonly string[]): Promise<Reading[]> {
  const rules = apiTexts[language].search;
  const known = await haveMatches(
    db,
    language,
    words.map((word) => toTsQuery([word], rules)),
  );
  const readings: Reading[] = [];
  for (const [index, word] of words.entries())
    readings.push(
      await readWord(db, language, { word, before: words[index - 1], isKnown: known[index] ?? false }),
    );
  return readings;
}

/** In which words are left out while nothing is found: first what only describes a thing, at last the thing named first. */
export async function orderOfLeavingOut(
  db: Db,
  language: Language,
  words: readonly string[],
): Promise<number[]> {
  const rules = apiTexts[language].search;
  const areThings = await haveMatches(
    db,
    language,
    words.map((word) => toTsQuery([word], rules, { onlyThings: true })),
  );
  const indexes = [...words.keys()];
  return [
    ...indexes.filter((index) => !areThings[index]),
    ...indexes.filter((index) => areThings[index]).reverse(),
  ];
}

/** Corrections as they are spelled, for the page to show. */
export async function spelledReadings(
  db: Db,
  language: Language,
  readings: readonly Reading[],
): Promise<Reading[]> {
  if (readings.every(({ typed, meant }) => typed === meant)) return [...readings];
  const spelled = await spell(
    db,
    language,
    readings.map(({ typed, meant }) => meant ?? typed),
  );
  return readings.map((reading, index) => {
    const { typed, meant } = reading;
    return meant === null || meant === typed ? reading : { ...reading, meant: spelled[index] ?? meant };
  });
}

/** What was typed, word by word; a size is one, however its sides are set apart. */
const typedWords = (term: string) => term.replace(/(\d)\s*(?:cm\s*)?([x×])\s*(?=\d)/gi, '$1$2').split(/\s+/);
const isUnit = (word: string) => word.toLowerCase() === 'cm';

/** The typed term with the corrections put in; unknown words are gone, and words without meaning that would end it. */
export function toCorrectedTerm(
  term: string,
  readings: readonly Reading[],
  { emptyWords }: Pick<SearchLanguage, 'emptyWords'>,
): string | null {
  const changed = new Map(
    readings.filter(({ typed, meant }) => typed !== meant).map(({ typed, meant }) => [typed, meant]),
  );
  if (changed.size === 0) return null;
  let isWithoutNumber = false;
  const words = typedWords(term).flatMap((raw) => {
    if (isWithoutNumber && isUnit(raw)) return [];
    const parts = wordsOf(raw);
    const kept = parts.flatMap((part) => (changed.has(part) ? (changed.get(part) ?? []) : part));
    isWithoutNumber = kept.length === 0;
    return parts.some((part) => changed.has(part)) ? kept : raw;
  });
  while (emptyWords?.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}

/** The words that were left out or stood in for, as they were typed. */
export function missingWords(term: string, readings: readonly Reading[]): string[] {
  const raw = typedWords(term);
  const missing = readings
    .filter(({ isMissing }) => isMissing)
    .map(({ typed }) => raw.find((one) => wordsOf(one).includes(typed)) ?? typed);
  return [...new Set(missing)];
}
