import { create } from 'zustand';
import { addFavourite, listFavourites, removeFavourite } from '@/api/contract/calls/favourites';
import type { SiteRules } from '@/api/contract/sites';
import { isApiFailure } from '@/lib/api/failure';
import { currentIdentity } from '@/lib/auth/identity';
import { withSession } from '@/lib/auth/session';
import { forgetWish, readWish, rememberWish } from './wish';

type FavouritesState = {
  /** Vsins; null until they are loaded. */
  ids: ReadonlySet<string> | null;
  /** What is being changed now. */
  changing: ReadonlySet<string>;
};

/** Favourites of the signed-in customer, shared by every heart of the page. */
export const useFavouritesStore = create<FavouritesState>()(() => ({ ids: null, changing: new Set() }));

/** Every heart of the page asks, and all wait for one call. */
let loading: Promise<void> | null = null;

function add(site: SiteRules, vsin: string): Promise<unknown> {
  return withSession(site, (api) => api.send(addFavourite, { productId: vsin }));
}

/** Saves what the customer wished for as a guest. What fails is tried again with the next page. */
async function saveWish(site: SiteRules): Promise<void> {
  const vsin = readWish(site);
  if (vsin === null) return;
  forgetWish(site);
  try {
    await add(site, vsin);
  } catch (error) {
    if (isApiFailure(error) && error.canRetry) rememberWish(site, vsin);
  }
}

/** Customers only: guests have an empty list without a call (§4, §6). */
export function loadFavourites(site: SiteRules): Promise<void> {
  if (currentIdentity(site)?.type !== 'Customer') {
    useFavouritesStore.setState({ ids: new Set() });
    return Promise.resolve();
  }
  loading ??= saveWish(site)
    .then(() => withSession(site, (api) => api.send(listFavourites, { query: { page: -1 } })))
    .then((items) => useFavouritesStore.setState({ ids: new Set(items.map(({ id }) => id)) }))
    .finally(() => {
      loading = null;
    });
  return loading;
}

function mark(vsin: string, isChanging: boolean): void {
  const changing = new Set(useFavouritesStore.getState().changing);
  if (isChanging) changing.add(vsin);
  else changing.delete(vsin);
  useFavouritesStore.setState({ changing });
}

/** Adds or removes; the list changes only after the server has agreed (§4). @throws ApiFailure */
export async function toggleFavourite(site: SiteRules, vsin: string): Promise<boolean> {
  const isFavourite = useFavouritesStore.getState().ids?.has(vsin) ?? false;
  mark(vsin, true);
  try {
    await (isFavourite
      ? withSession(site, (api) => api.send(removeFavourite, { id: vsin }))
      : add(site, vsin));
    const ids = new Set(useFavouritesStore.getState().ids);
    if (isFavourite) ids.delete(vsin);
    else ids.add(vsin);
    useFavouritesStore.setState({ ids });
    return !isFavourite;
  } finally {
    mark(vsin, false);
  }
}
