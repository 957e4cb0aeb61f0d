import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';
import type { CatalogueVersion } from '../../db/catalogue-version.ts';
import type { Db } from '../../db/client.ts';
import type { EngineAnswer, EngineQuery } from './engine.ts';
import { readFacetColumns } from './facet-columns-of-site.ts';
import { FacetIndex } from './facet-index.ts';

/** Up to this many products the index is read anew while the caller waits (some 10 ms), so it is never behind. */
export const awaitedProducts = 5_000;

type Versioned = { version: string; index: FacetIndex };

/**
 * Answers listings from memory (decision 29). The first question of a site waits until its index is read. After a change
 * the index is read anew: of a large catalogue beside the calls, which the former one answers meanwhile.
 */
export function createFacetIndexes(db: Db, version: CatalogueVersion, log: Logger) {
  const indexes = new LRUCache<SiteCode, Versioned, string>({
    max: siteCodes.length,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (site, _former, { context }) => ({
      version: context,
      index: new FacetIndex(await readFacetColumns(db, site)),
    }),
  });

  return async (query: EngineQuery): Promise<EngineAnswer> => {
    const { site } = query.scope;
    const wanted = await version.read();
    const former = indexes.get(site, { allowStale: true });
    if (former?.version === wanted) return former.index.list(query);
    const reading = indexes.forceFetch(site, { forceRefresh: true, context: wanted });
    if (!former) return (await reading).index.list(query);
    // The former index answers; the next call tries again.
    const renewed = reading.catch((error: unknown) => {
      log.error(error, 'facet index not read');
      return former;
    });
    return (former.index.size <= awaitedProducts ? await renewed : former).index.list(query);
  };
}
