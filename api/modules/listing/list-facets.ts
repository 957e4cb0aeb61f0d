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

/** Up to this many products the index is read anew while the caller waits (some 10 ms), so it is never behind. */
export const awaitedProducts = 5_000;

type Kept = { version: string; index: FacetIndex | null; loading: Promise<void> | null };
const keptByDb = new WeakMap<Db, Map<SiteCode, Kept>>();

function keptOf(db: Db, site: SiteCode): Kept {
  const ofDb = keptByDb.get(db) ?? new Map<SiteCode, Kept>();
  keptByDb.set(db, ofDb);
  const kept = ofDb.get(site) ?? { version: '', index: null, loading: null };
  ofDb.set(site, kept);
  return kept;
}

async function countProducts(db: Db, site: SiteCode): Promise<number> {
  const rows = rowsOf<{ n: number }>(
    await db.execute(sql`SELECT count(*)::int AS n FROM product_facet WHERE site = ${site}`),
  );
  return rows[0]?.n ?? 0;
}

/** Never fails: without a new index the former one or SQL answers, and the next call tries again. */
async function load({ db, log }: Services, site: SiteCode, kept: Kept, version: string): Promise<void> {
  try {
    kept.index = new FacetIndex(await readFacetColumns(db, site));
    kept.version = version;
  } catch (error) {
    log.error(error, 'facet index not read');
  } finally {
    kept.loading = null;
  }
}

/**
 * Answers a listing from memory: planning the SQL statement alone costs more than counting 100,000 products there. After
 * a change the index is read anew; large ones in the background, while the former one answers, and SQL the first time.
 */
export async function listFacets(services: Services, query: EngineQuery): Promise<EngineAnswer> {
  const { db } = services;
  const { site } = query.scope;
  const kept = keptOf(db, site);
  const version = await catalogueVersion(db);
  if (kept.version !== version) {
    kept.loading ??= load(services, site, kept, version);
    const size = kept.index?.size ?? (await countProducts(db, site));
    if (size <= awaitedProducts) await kept.loading;
  }
  return kept.index ? kept.index.list(query) : listBySql(db, query);
}
