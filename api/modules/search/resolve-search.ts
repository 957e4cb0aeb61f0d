import { apiTexts } from '../../../languages/api.ts';
import type { SearchLanguage } from '../../../languages/shape/search.ts';
import type { RangeFacetCode } from '../../contract/facets.ts';
import type { Range } from '../../contract/listing-query.ts';
import type { Language } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { findProductId } from '../product/product-rows.ts';
import { haveMatches, type Matches } from './matches.ts';
import { toTsQuery } from './ts-query.ts';
import { understand } from './understand.ts';
import { correct, isPrefix, spell } from './vocabulary.ts';
import { wordsOf } from './words.ts';

export type ResolvedSearch = {
  /** Null: every product, because no word was typed. */
  matches: Matches | null;
  /** Filters meant by numbers with units. */
  ranges: Partial<Record<RangeFacetCode, Range>>;
  /** The words searched instead, when they differ from those typed. */
  correctedTerm: string | null;
};

/** More words than anybody types; the rest is ignored. */
const maxWords = 12;
const nothing: Matches = { ids: new Int32Array(), scores: new Int32Array() };

type Reading = { typed: string; meant: string | null };

/** What each word was probably meant to be; null for a word that is neither known nor near to a known one. */
async function readWords(db: Db, language: Language, words: readonly string[]): Promise<Reading[]> {
  const rules = apiTexts[language].search;
  const known = await haveMatches(
    db,
    language,
    words.map((word) => toTsQuery([word], rules)),
  );
  const readings: Reading[] = [];
  for (const [index, typed] of words.entries()) {
    const isKnown = known[index] || (await isPrefix(db, language, typed));
    readings.push({ typed, meant: isKnown ? typed : await correct(db, language, typed) });
  }
  return readings;
}

/** Corrections as they are spelled, for the page to show. */
async function spelledReadings(db: Db, language: Language, readings: readonly Reading[]): Promise<Reading[]> {
  if (readings.every(({ typed, meant }) => typed === meant)) return [...readings];
  const spelled = await spell(
    db,
    language,
    readings.map(({ typed, meant }) => meant ?? typed),
  );
  return readings.map(({ typed, meant }, index) => ({
    typed,
    meant: meant === null || meant === typed ? meant : (spelled[index] ?? meant),
  }));
}

/** The typed term with the corrections put in; unknown words are gone. */
function toCorrectedTerm(term: string, readings: readonly Reading[]): string | null {
  const changed = new Map(
    readings.filter(({ typed, meant }) => typed !== meant).map(({ typed, meant }) => [typed, meant]),
  );
  if (changed.size === 0) return null;
  const words = term.split(/\s+/).flatMap((raw) => {
    const parts = wordsOf(raw);
    if (!parts.some((part) => changed.has(part))) return raw;
    return parts.flatMap((part) => (changed.has(part) ? (changed.get(part) ?? []) : part));
  });
  return words.join(' ');
}

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

/** Finds the products for what was typed: synonyms, compounds, slips of the pen, numbers with units, article numbers. */
export async function resolveSearch(
  services: Services,
  language: Language,
  term: string,
): Promise<ResolvedSearch> {
  const { db } = services;
  const plain = { ranges: {}, correctedTerm: null };
  if (term.trim() === '') return { ...plain, matches: null };
  if (/^v\d{1,9}$/i.test(term.trim())) {
    const id = await findProductId(db, term.trim().toUpperCase());
    if (id !== undefined) return { ...plain, matches: { ids: Int32Array.of(id), scores: Int32Array.of(1) } };
  }
  const rules = apiTexts[language].search;
  const { words, ranges } = understand(term, rules);
  if (words.length === 0)
    return { ranges, correctedTerm: null, matches: Object.keys(ranges).length > 0 ? null : nothing };
  return services.searchSemaphore(async () => {
    const readings = await readWords(db, language, words.slice(0, maxWords));
    const meant = readings.flatMap((reading) => reading.meant ?? []);
    if (meant.length === 0) return { ranges, correctedTerm: null, matches: nothing };
    const matches = await matchWords(services, language, meant, rules);
    const shown = await spelledReadings(db, language, readings);
    return { matches, ranges, correctedTerm: toCorrectedTerm(term, shown) };
  });
}
