import {
  addFavourite,
  favouritesAtOnce,
  listFavourites,
  mergeFavourites,
  removeFavourite,
} from '@/api/contract/calls/favourites';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import { readGuestFavourites, writeGuestFavourites } from './guest-favourites';

/** @throws ApiFailure by rejection */
export function saveFavourite(site: SiteRules, vsin: string, isKept: boolean): Promise<unknown> {
  return withSession(site, (api) =>
    isKept ? api.send(addFavourite, { productId: vsin }) : api.send(removeFavourite, { id: vsin }),
  );
}

/** Brings what was kept as a guest into the account. What finds no room, or no answer, stays in the browser. */
async function mergeGuestFavourites(site: SiteRules): Promise<void> {
  const vsins = readGuestFavourites(site);
  for (let from = 0; from < vsins.length; from += favouritesAtOnce)
    await mergeSome(site, vsins.slice(from, from + favouritesAtOnce));
}

async function mergeSome(site: SiteRules, vsins: readonly string[]): Promise<void> {
  const items = vsins.map((productId) => ({ productId }));
  const merged = await withSession(site, (api) => api.send(mergeFavourites, { items })).catch(() => null);
  if (merged === null) return;
  const left = new Set(merged.filter(({ isKept }) => !isKept).map(({ id }) => id));
  const sent = new Set(vsins);
  // What another tab has kept meanwhile was not sent.
  writeGuestFavourites(
    site,
    readGuestFavourites(site).filter((vsin) => left.has(vsin) || !sent.has(vsin)),
  );
}

/** Makes these favourites of the customer. @returns how many found no room. @throws ApiFailure by rejection */
export async function saveFavourites(site: SiteRules, vsins: readonly string[]): Promise<number> {
  const items = vsins.map((productId) => ({ productId }));
  const merged = await withSession(site, (api) => api.send(mergeFavourites, { items }));
  return merged.filter(({ isKept }) => !isKept).length;
}

/** The vsins of a customer. @throws ApiFailure by rejection */
export async function readFavourites(site: SiteRules): Promise<ReadonlySet<string>> {
  await mergeGuestFavourites(site);
  const items = await withSession(site, (api) => api.send(listFavourites, { query: { page: -1 } }));
  return new Set(items.map(({ id }) => id));
}
