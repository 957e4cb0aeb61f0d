import type { SiteCode } from '../../../contract/sites.ts';
import type { Db } from '../../../db/client.ts';
import { listDefinitions, type PromotionDefinition } from './repo.ts';

/** How long a changed promotion may go unnoticed in baskets; orders read it anew. */
const freshMs = 5_000;

type Kept = { value: Promise<PromotionDefinition[]>; atMs: number };
const kept = new WeakMap<Db, Map<SiteCode, Kept>>();

/** Promotions of the site that need no code, read every few seconds at most. Not inside of transactions. */
export function keptDefinitions(db: Db, site: SiteCode, now: Date): Promise<PromotionDefinition[]> {
  const ofDb = kept.get(db) ?? new Map<SiteCode, Kept>();
  kept.set(db, ofDb);
  const last = ofDb.get(site);
  if (last && performance.now() - last.atMs < freshMs) return last.value;
  const value = listDefinitions(db, site, now);
  ofDb.set(site, { value, atMs: performance.now() });
  // A failure must not be kept; the caller awaits `value` and hears of it.
  value.catch(() => ofDb.delete(site));
  return value;
}
