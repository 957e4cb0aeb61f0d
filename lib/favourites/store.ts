import { create } from 'zustand';
import type { Favourite } from '@/api/contract/favourites';
import type { SiteRules } from '@/api/contract/sites';
import { currentIdentity } from '@/lib/auth/identity';
import { withSession } from '@/lib/auth/session';

type FavouritesState = {
  /** Vsins; null until they are loaded. */
  ids: ReadonlySet<string> | null;
  /** What is being changed now. */
  changing: ReadonlySet<string>;
};

/** Favourites of the signed-in customer, shared by every heart of the page. */
export const useFavouritesStore = create<FavouritesState>()(() => ({ ids: null, changing: new Set() }));

const path = 'customer-products-listing';
let loading: Promise<void> | null = null;

/** Customers only: guests have an empty list without a call (§4, §6). */
export function loadFavourites(site: SiteRules): Promise<void> {
  if (currentIdentity(site)?.type !== 'Customer') {
    useFavouritesStore.setState({ ids: new Set() });
    return Promise.resolve();
  }
  loading ??= withSession(site, (api) => api.get<Favourite>(`${path}/favorite`, { query: { page: -1 } }))
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
    await withSession(site, (api) =>
      isFavourite ? api.delete(`${path}/${vsin}`) : api.post(`${path}/favorite/${vsin}`, []),
    );
    const ids = new Set(useFavouritesStore.getState().ids);
    if (isFavourite) ids.delete(vsin);
    else ids.add(vsin);
    useFavouritesStore.setState({ ids });
    return !isFavourite;
  } finally {
    mark(vsin, false);
  }
}
