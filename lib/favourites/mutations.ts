import { addFavourite, listFavourites, removeFavourite } from '@/api/contract/calls/favourites';
import { isApiFailure } from '@/lib/api/failure';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import { clearPendingFavourite, readPendingFavourite, savePendingFavourite } from './pending-favourite';

/** @throws ApiFailure by rejection */
export function saveFavourite(site: SiteRules, vsin: string, isKept: boolean): Promise<unknown> {
  return withSession(site, (api) =>
    isKept ? api.send(addFavourite, { productId: vsin }) : api.send(removeFavourite, { id: vsin }),
  );
}

/** Saves what the customer wished for as a guest. What fails is tried again with the next page. */
async function addPendingFavourite(site: SiteRules): Promise<void> {
  const vsin = readPendingFavourite(site);
  if (vsin === null) return;
  clearPendingFavourite(site);
  try {
    await saveFavourite(site, vsin, true);
  } catch (error) {
    if (isApiFailure(error) && error.canRetry) savePendingFavourite(site, vsin);
  }
}

/** The vsins of a customer. @throws ApiFailure by rejection */
export async function readFavourites(site: SiteRules): Promise<ReadonlySet<string>> {
  await addPendingFavourite(site);
  const items = await withSession(site, (api) => api.send(listFavourites, { query: { page: -1 } }));
  return new Set(items.map(({ id }) => id));
}
