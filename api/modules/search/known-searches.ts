import { LRUCache } from 'lru-cache';
import type { Language } from '../../contract/sites.ts';
import type { CatalogueVersion } from '../../db/catalogue-version.ts';
import type { ResolvedSearch } from './resolved-search.ts';

/** Whoever makes up terms must not fill the memory: so many searches, and product ids of four bytes with their scores. */
const mostSearches = 1_000;
const mostIds = 1_000_000;
const longestTerm = 200;

/** What words are read as and what they find, kept until the catalogue changes; a failure is not kept. */
export function createKnownSearches(version: CatalogueVersion) {
  const known = new LRUCache<string, ResolvedSearch, () => Promise<ResolvedSearch>>({
    max: mostSearches,
    maxSize: mostIds,
    sizeCalculation: ({ matches }) => (matches?.ids.length ?? 0) + 1,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return async (language: Language, term: string, read: () => Promise<ResolvedSearch>) =>
    term.length > longestTerm
      ? read()
      : known.forceFetch(`${await version.read()} ${language} ${term}`, { context: read });
}
