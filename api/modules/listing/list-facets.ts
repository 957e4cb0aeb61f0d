import { sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import { catalogueVersion } from '../../db/catalogue-version.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Services } from '../../services.ts';
import type { EngineAnswer, EngineQuery } from './engine.ts';
import { readFacetColumns } from './facet-columns-of-site.ts';
import { FacetIndex } from './facet-index.ts';
import { listBySql } from './sql-engine.ts';

/** From this many products on a listing is answered from memory; below, one statement is quick enough. */
export const indexFromProducts = 20_000;

type Kept = { version: string; index: FacetIndex | null; isLoading: boolean };
const keptByDb = new WeakMap<Db, Map<SiteCode, Kept>>();

function keptOf(db: Db, site: SiteCode): Kept {
  const ofDb = keptByDb.get(db) ?? new Map<SiteCode, Kept>();
  keptByDb.set(db, ofDb);
  const kept = ofDb.get(site) ?? { version: '', index: null, isLoading: false };
  ofDb.set(site, kept);
  return kept;
}

async function loadIndex(db: Db, site: SiteCode): Promise<FacetIndex | null> {
  const rows = rowsOf<{ n: number }>(
    await db.execute(sql`SELECT count(*)::int AS n FROM product_facet WHERE site = ${site}`),
  );
  return (rows[0]?.n ?? 0) < indexFromProducts ? null : new FacetIndex(await readFacetColumns(db, site));
}

async function refresh(db: Db, site: SiteCode, kept: Kept, version: string): Promise<void> {
  kept.isLoading = true;
  try {
    kept.index = await loadIndex(db, site);
    kept.version = version;
  } finally {
    kept.isLoading = false;
  }
}

/**
 * Answers a listing from memory when the catalogue is large, otherwise by SQL. After a change the index is read anew in
 * the background and the former one answers until then; the first time SQL answers meanwhile.
 */
export async function listFacets({ db, log }: Services, query: EngineQuery): Promise<EngineAnswer> {
  const { site } = query.scope;
  const kept = keptOf(db, site);
  const version = await catalogueVersion(db);
  if (kept.version !== version && !kept.isLoading) {
    refresh(db, site, kept, version).catch((error: unknown) => log.error(error, 'facet index not read'));
  }
  return kept.index ? kept.index.list(query) : listBySql(db, query);
}
