import type { SiteCode } from '../../contract/sites.ts';
import { catalogueVersion } from '../../db/catalogue-version.ts';
import type { Db } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import type { EngineAnswer, EngineQuery } from './engine.ts';
import { readFacetColumns } from './facet-columns-of-site.ts';
import { FacetIndex } from './facet-index.ts';

/** Up to this many products the index is read anew while the caller waits (some 10 ms), so it is never behind. */
export const awaitedProducts = 5_000;

type Kept = { version: string; index: FacetIndex | null; loading: Promise<FacetIndex> | null };
const keptByDb = new WeakMap<Db, Map<SiteCode, Kept>>();

function keptOf(db: Db, site: SiteCode): Kept {
  const ofDb = keptByDb.get(db) ?? new Map<SiteCode, Kept>();
  keptByDb.set(db, ofDb);
  const kept = ofDb.get(site) ?? { version: '', index: null, loading: null };
  ofDb.set(site, kept);
  return kept;
}

async function load({ db }: Services, site: SiteCode, kept: Kept, version: string): Promise<FacetIndex> {
  try {
    kept.index = new FacetIndex(await readFacetColumns(db, site));
    kept.version = version;
    return kept.index;
  } finally {
    kept.loading = null;
  }
}

/**
 * Answers a listing from memory (decision 30). The first question of a site waits until its index is read. After a change
 * the index is read anew: of a large catalogue beside the calls, which the former one answers meanwhile.
 */
export async function listFacets(services: Services, query: EngineQuery): Promise<EngineAnswer> {
  const { db, log } = services;
  const { site } = query.scope;
  const kept = keptOf(db, site);
  const version = await catalogueVersion(db);
  const { index } = kept;
  if (index && kept.version === version) return index.list(query);
  kept.loading ??= load(services, site, kept, version);
  if (!index) return (await kept.loading).list(query);
  // The former index answers; the next call tries again.
  const renewed = kept.loading.catch((error: unknown) => {
    log.error(error, 'facet index not read');
    return index;
  });
  return (index.size <= awaitedProducts ? await renewed : index).list(query);
}
