import { LRUCache } from 'lru-cache';
import { type SiteCode, siteCodes } from '../../../contract/sites.ts';
import type { Db } from '../../../db/client.ts';
import { listDefinitions, type PromotionDefinition } from './definitions.ts';

/** How long a changed promotion may go unnoticed in baskets; orders read it anew. */
const freshMs = 5_000;

/** Promotions of a site that need no code, read every few seconds at most. Not inside of transactions. */
export function cacheDefinitions(
  db: Db,
  now: () => Date,
): (site: SiteCode) => Promise<PromotionDefinition[]> {
  const cache = new LRUCache<SiteCode, PromotionDefinition[]>({
    max: siteCodes.length,
    ttl: freshMs,
    fetchMethod: (site) => listDefinitions(db, site, now()),
  });
  return (site) => cache.forceFetch(site);
}
