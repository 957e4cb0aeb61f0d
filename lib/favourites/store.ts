import { create } from 'zustand';
import type { SiteRules } from '@/api/contract/sites';
import { currentIdentity } from '@/lib/auth/identity';

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

/** Fetched for customers only. */
const calls = () => import('./mutations');

/** Customers only: guests have an empty list without a call (§4, §6). */
export function loadFavourites(site: SiteRules): Promise<void> {
  if (currentIdentity(site)?.type !== 'Customer') {
    useFavouritesStore.setState({ ids: new Set() });
    return Promise.resolve();
  }
  loading ??= calls()
    .then(({ readFavourites }) => readFavourites(site))
    .then((ids) => useFavouritesStore.setState({ ids }))
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
    await (await calls()).saveFavourite(site, vsin, !isFavourite);
    const ids = new Set(useFavouritesStore.getState().ids);
    if (isFavourite) ids.delete(vsin);
    else ids.add(vsin);
    useFavouritesStore.setState({ ids });
    return !isFavourite;
  } finally {
    mark(vsin, false);
  }
}
