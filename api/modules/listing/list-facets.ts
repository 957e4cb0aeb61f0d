import type { Logger } from 'pino';
import type { SiteCode } from '../../contract/sites.ts';
import type { CatalogueVersion } from '../../db/catalogue-version.ts';
import type { Db } from '../../db/client.ts';
import type { EngineAnswer, EngineQuery } from './engine.ts';
import { readFacetColumns } from './facet-columns-of-site.ts';
import { FacetIndex } from './facet-index.ts';

/** Up to this many products the index is read anew while the caller waits (some 10 ms), so it is never behind. */
export const awaitedProducts = 5_000;

type Cached = { version: string; index: FacetIndex | null; loading: Promise<FacetIndex> | null };

/**
 * Answers listings from memory (decision 30). The first question of a site waits until its index is read. After a change
 * the index is read anew: of a large catalogue beside the calls, which the former one answers meanwhile.
 */
export function createFacetIndexes(db: Db, version: CatalogueVersion, log: Logger) {
  const bySite = new Map<SiteCode, Cached>();

  function cachedOf(site: SiteCode): Cached {
    const cached = bySite.get(site) ?? { version: '', index: null, loading: null };
    bySite.set(site, cached);
    return cached;
  }

  async function load(site: SiteCode, cached: Cached, wanted: string): Promise<FacetIndex> {
    try {
      cached.index = new FacetIndex(await readFacetColumns(db, site));
      cached.version = wanted;
      return cached.index;
    } finally {
      cached.loading = null;
    }
  }

  return async (query: EngineQuery): Promise<EngineAnswer> => {
    const { site } = query.scope;
    const cached = cachedOf(site);
    const wanted = await version.read();
    const { index } = cached;
    if (index && cached.version === wanted) return index.list(query);
    cached.loading ??= load(site, cached, wanted);
    if (!index) return (await cached.loading).list(query);
    // The former index answers; the next call tries again.
    const renewed = cached.loading.catch((error: unknown) => {
      log.error(error, 'facet index not read');
      return index;
    });
    return (index.size <= awaitedProducts ? await renewed : index).list(query);
  };
}
