import { apiTexts } from '../../../languages/api.ts';
import type { SearchLanguage } from '../../../languages/shape/search.ts';
import type { RangeFacetCode } from '../../contract/facets.ts';
import type { Range } from '../../contract/listing-query.ts';
import type { Language } from '../../contract/sites.ts';
import type { Services } from '../../services.ts';
import { findProductId } from '../product/product-rows.ts';
import type { Matches } from './matches.ts';
import {
  missingWords,
  orderOfLeavingOut,
  type Reading,
  readWords,
  spelledReadings,
  toCorrectedTerm,
} from './read-words.ts';
import { toTsQuery } from './ts-query.ts';
import { understand } from './understand.ts';
import { joinPhrases } from './words.ts';

export type ResolvedSearch = {
  /** Null: every product, because no word was typed. */
  matches: Matches | null;
  /** Filters meant by numbers with units. */
  ranges: Partial<Record<RangeFacetCode, Range>>;
  /** The words searched instead, when they differ from those typed. */
  correctedTerm: string | null;
  /** Typed words that nothing is called by; what was found is without them. */
  missingWords: readonly string[];
};

/** More words than anybody types; the rest is ignored. */
const maxWords = 12;
const nothing: Matches = { ids: new Int32Array(), scores: new Int32Array() };

/** From the strictest reading to the most generous one: the first that finds anything. */
async function matchWords(
  { catalogue }: Services,
  language: Language,
  words: readonly string[],
  rules: SearchLanguage,
) {
  for (const options of [{ onlyNamed: true }, { onlyNamed: true, isLastPrefix: true }, {}]) {
    const matches = await catalogue.findMatches(language, toTsQuery(words, rules, options));
    if (matches.ids.length > 0) return matches;
  }
  return nothing;
}

/** What is found with all words, else without those that may be left out, one after the other. */
async function matchReadings(services: Services, language: Language, readings: readonly Reading[]) {
  const rules = apiTexts[language].search;
  const wordsOf = (all: readonly Reading[]) => all.flatMap(({ meant }) => meant ?? []);
  const meant = wordsOf(readings);
  if (meant.length === 0) return { matches: nothing, readings };
  const matches = await matchWords(services, language, meant, rules);
  if (matches.ids.length > 0 || meant.length === 1) return { matches, readings };
  const order = await orderOfLeavingOut(services.db, language, meant);
  for (let count = 1; count < order.length; count += 1) {
    const gone = new Set(order.slice(0, count).map((index) => meant[index]));
    const left = readings.map((one) =>
      one.meant !== null && gone.has(one.meant) ? { ...one, meant: null, isMissing: true } : one,
    );
    const found = await matchWords(services, language, wordsOf(left), rules);
    if (found.ids.length > 0) return { matches: found, readings: left };
  }
  return { matches: nothing, readings };
}

/** Finds the products for what was typed: synonyms, compounds, slips of the pen, numbers with units, article numbers. */
export async function resolveSearch(
  services: Services,
  language: Language,
  term: string,
): Promise<ResolvedSearch> {
  const { db } = services;
  const plain = { ranges: {}, correctedTerm: null, missingWords: [] };
  if (term.trim() === '') return { ...plain, matches: null };
  if (/^v\d{1,9}$/i.test(term.trim())) {
    const id = await findProductId(db, term.trim().toUpperCase());
    if (id !== undefined) return { ...plain, matches: { ids: Int32Array.of(id), scores: Int32Array.of(1) } };
  }
  const rules = apiTexts[language].search;
  const { words, ranges } = understand(term, rules);
  if (words.length === 0)
    return { ...plain, ranges, matches: Object.keys(ranges).length > 0 ? null : nothing };
  return services.searchSemaphore(async () => {
    const typed = joinPhrases(words, rules).slice(0, maxWords);
    const found = await matchReadings(services, language, await readWords(db, language, typed));
    if (found.matches.ids.length === 0 && found.readings.every(({ meant }) => meant === null))
      return { ...plain, ranges, matches: nothing };
    const shown = await spelledReadings(db, language, found.readings);
    return {
      matches: found.matches,
      ranges,
      correctedTerm: toCorrectedTerm(term, shown, rules),
      missingWords: missingWords(term, shown),
    };
  });
}
