import { apiTexts } from '../../../messages/api.ts';
import type { Language } from '../../contract/sites.ts';
import type { Services } from '../../services.ts';
import { findArticle } from './article-number.ts';
import { preferColours } from './asked-colours.ts';
import type { Matches } from './matches.ts';
import {
  missingWords,
  orderOfLeavingOut,
  type Reading,
  readWords,
  spelledReadings,
  toCorrectedTerm,
} from './read-words.ts';
import type { ResolvedSearch } from './resolved-search.ts';
import { type QueryOptions, toTsQuery } from './ts-query.ts';
import { understand } from './understand.ts';
import { joinPhrases } from './words.ts';

/** More words than anybody types; the rest is ignored. */
const maxWords = 12;
const nothing: Matches = { ids: new Int32Array(), scores: new Int32Array() };

const named = [{ onlyNamed: true }, { onlyNamed: true, isLastPrefix: true }] as const;
const anywhere = [{}] as const;

/** From the strictest reading to the most generous one: the first that finds anything. */
async function matchWords(
  { catalogue }: Services,
  language: Language,
  words: readonly string[],
  ways: readonly QueryOptions[],
) {
  for (const options of ways) {
    const query = toTsQuery(words, apiTexts[language].search, options);
    const matches = await catalogue.findMatches(language, query);
    if (matches.ids.length > 0) return matches;
  }
  return nothing;
}

/**
 * What is found with all words, else without those that may be left out, one after the other. What only a description
 * says counts while nothing is missing, and otherwise when nothing is called by what is left.
 */
async function matchReadings(services: Services, language: Language, readings: readonly Reading[]) {
  const wordsOf = (all: readonly Reading[]) => all.flatMap(({ meant }) => meant ?? []);
  const meant = wordsOf(readings);
  if (meant.length === 0) return { matches: nothing, readings };
  const isWhole = meant.length === 1 || readings.every(({ isMissing }) => !isMissing);
  const matches = await matchWords(services, language, meant, isWhole ? [...named, ...anywhere] : named);
  if (matches.ids.length > 0 || meant.length === 1) return { matches, readings };
  const order = await orderOfLeavingOut(services.db, language, meant);
  for (const ways of [named, anywhere]) {
    for (let count = 1; count < order.length; count += 1) {
      const gone = new Set(order.slice(0, count).map((index) => meant[index]));
      const left = readings.map((one) =>
        one.meant !== null && gone.has(one.meant) ? { ...one, meant: null, isMissing: true } : one,
      );
      const found = await matchWords(services, language, wordsOf(left), ways);
      if (found.ids.length > 0) return { matches: found, readings: left };
    }
  }
  return { matches: nothing, readings };
}

const plain = {
  ranges: {},
  isPriceGuessed: false,
  vsin: null,
  words: [],
  correctedTerm: null,
  missingWords: [],
};

async function readSearch(services: Services, language: Language, term: string): Promise<ResolvedSearch> {
  const { db } = services;
  const rules = apiTexts[language].search;
  const { words, ranges, isPriceGuessed } = understand(term, rules);
  const read = { ...plain, ranges, isPriceGuessed };
  if (words.length === 0) return { ...read, matches: Object.keys(ranges).length > 0 ? null : nothing };
  return services.searchSemaphore(async () => {
    const typed = joinPhrases(words, rules).slice(0, maxWords);
    const found = await matchReadings(services, language, await readWords(db, language, typed));
    if (found.matches.ids.length === 0 && found.readings.every(({ meant }) => meant === null))
      return { ...read, matches: nothing };
    const shown = await spelledReadings(db, language, found.readings);
    const meant = found.readings.map(({ typed, meant }) => meant ?? typed);
    return {
      ...read,
      matches: await preferColours(services, language, meant, found.matches),
      words: meant,
      correctedTerm: toCorrectedTerm(term, shown, rules),
      missingWords: missingWords(term, shown),
    };
  });
}

/** Finds the products for what was typed: synonyms, compounds, slips of the pen, numbers with units, article numbers. */
export async function resolveSearch(
  services: Services,
  language: Language,
  term: string,
): Promise<ResolvedSearch> {
  if (term.trim() === '') return { ...plain, matches: null };
  const article = await findArticle(services.db, term);
  if (article) return { ...plain, ...article };
  return services.catalogue.searches(language, term, () => readSearch(services, language, term));
}
