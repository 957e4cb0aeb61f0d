import { create } from 'zustand';
import { currentIdentity } from '@/lib/auth/identity';
import type { SiteRules } from '@/lib/sites/models';

type FavouritesState = {
  /** Vsins; null until they are loaded. */
  ids: ReadonlySet<string> | null;
  /** What is being changed now, and whether it is to be kept. */
  changing: ReadonlyMap<string, boolean>;
};

/** Favourites of the signed-in customer, shared by every heart of the page. */
export const useFavouritesStore = create<FavouritesState>()(() => ({ ids: null, changing: new Map() }));

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

function mark(vsin: string, isWanted: boolean | null): void {
  const changing = new Map(useFavouritesStore.getState().changing);
  if (isWanted === null) changing.delete(vsin);
  else changing.set(vsin, isWanted);
  useFavouritesStore.setState({ changing });
}

/**
 * Adds or removes; the list changes only after the server has agreed (§4). Whether it is added is decided by what the
 * heart showed: before the list has come it is empty. @throws ApiFailure
 */
export async function toggleFavourite(site: SiteRules, vsin: string): Promise<boolean> {
  const before = useFavouritesStore.getState().ids;
  const isWanted = !before?.has(vsin);
  mark(vsin, isWanted);
  try {
    await (await calls()).saveFavourite(site, vsin, isWanted);
    // A list of this one alone would empty the hearts of all others.
    if (before === null) await loadFavourites(site).catch(() => undefined);
    const ids = new Set(useFavouritesStore.getState().ids);
    if (isWanted) ids.add(vsin);
    else ids.delete(vsin);
    useFavouritesStore.setState({ ids });
    return isWanted;
  } finally {
    mark(vsin, null);
  }
}
