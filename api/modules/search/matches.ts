import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { apiTexts } from '../../../messages/api.ts';
import type { Language } from '../../contract/sites.ts';
import type { CatalogueVersion } from '../../db/catalogue-version.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** Products that match, ascending by id, with their relevance in steps coarse enough to let popularity decide. */
export type Matches = { ids: Int32Array; scores: Int32Array };

/** Product ids kept in memory over all cached searches; eight bytes each. */
const maxCached = 2_000_000;

/** Weights of description, features, category and title. */
const weights = '{0.05, 0.3, 0.6, 1.0}';

async function readMatches(db: Db, language: Language, query: string): Promise<Matches> {
  const { config } = apiTexts[language].search;
  const rows = rowsOf<{ bytes: Uint8Array | null }>(
    await db.execute(sql`
      WITH wanted AS (SELECT to_tsquery(${config}::regconfig, ${query}::text) AS q)
      SELECT string_agg(int4send(product_id) || int4send((ts_rank(${weights}::real[], document, q) * 20)::int),
        ''::bytea ORDER BY product_id) AS bytes
      FROM search_documents, wanted WHERE language = ${language} AND document @@ q`),
  );
  const bytes = rows[0]?.bytes ?? new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes.byteLength / 8;
  return {
    ids: Int32Array.from({ length: size }, (_, index) => view.getInt32(index * 8)),
    scores: Int32Array.from({ length: size }, (_, index) => view.getInt32(index * 8 + 4)),
  };
}

/** Finds products matching a query in the notation of `to_tsquery`; cached until the catalogue changes. */
export function createMatchCache(db: Db, version: CatalogueVersion) {
  const cache = new LRUCache<string, Matches, { language: Language; query: string }>({
    max: 2_000,
    maxSize: maxCached,
    sizeCalculation: (matches) => matches.ids.length + 1,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { language, query } }) => readMatches(db, language, query),
  });
  return async (language: Language, query: string): Promise<Matches> =>
    cache.forceFetch(`${await version.read()} ${language} ${query}`, { context: { language, query } });
}

/** For each query whether any product matches; true as well for words that are never searched, such as "de". */
export async function haveMatches(
  db: Db,
  language: Language,
  queries: readonly string[],
): Promise<boolean[]> {
  if (queries.length === 0) return [];
  const { config } = apiTexts[language].search;
  const rows = rowsOf<{ has: boolean }>(
    await db.execute(sql`
      SELECT numnode(q) = 0 OR EXISTS (
        SELECT 1 FROM search_documents WHERE language = ${language} AND document @@ q) AS has
      FROM (SELECT position, to_tsquery(${config}::regconfig, text) AS q
        FROM jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) WITH ORDINALITY AS queries(text, position)) AS parsed
      ORDER BY position`),
  );
  return rows.map((row) => row.has);
}
