import { create } from 'zustand';
import { currentIdentity } from '@/lib/auth/identity';
import type { SiteRules } from '@/lib/sites/models';
import { keepGuestFavourite, readGuestFavourites } from './guest-favourites';

type FavouritesState = {
  /** Vsins; null until they are loaded. */
  ids: ReadonlySet<string> | null;
  /** Whose they are: who signs in finds those of the account. */
  isCustomers: boolean;
  /** What is being changed now, and whether it is to be kept. */
  changing: ReadonlyMap<string, boolean>;
};

/** Favourites of the visitor, shared by every heart of the page: of a customer those of the account, else the browser's. */
export const useFavouritesStore = create<FavouritesState>()(() => ({
  ids: null,
  isCustomers: false,
  changing: new Map(),
}));

/** Every heart of the page asks, and all wait for one call. */
let loading: Promise<void> | null = null;

/** Fetched for customers only. */
const calls = () => import('./mutations');

const isCustomer = (site: SiteRules) => currentIdentity(site)?.type === 'Customer';

/** Guests need no call (§4, §6). */
export function loadFavourites(site: SiteRules): Promise<void> {
  if (!isCustomer(site)) {
    useFavouritesStore.setState({ ids: new Set(readGuestFavourites(site)), isCustomers: false });
    return Promise.resolve();
  }
  loading ??= calls()
    .then(({ readFavourites }) => readFavourites(site))
    .then((ids) => useFavouritesStore.setState({ ids, isCustomers: true }))
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

/** Of a guest: what another tab has kept meanwhile counts too. */
function toggleOfGuest(site: SiteRules, vsin: string): boolean {
  const isWanted = !readGuestFavourites(site).includes(vsin);
  const ids = new Set(keepGuestFavourite(site, vsin, isWanted));
  useFavouritesStore.setState({ ids, isCustomers: false });
  return isWanted;
}

/**
 * Adds or removes; the list changes only after the server has agreed (§4). Whether it is added is decided by what the
 * heart showed: before the list has come it is empty. @throws ApiFailure, or Error when the browser keeps nothing
 */
export async function toggleFavourite(site: SiteRules, vsin: string): Promise<boolean> {
  if (!isCustomer(site)) return toggleOfGuest(site, vsin);
  const { ids, isCustomers } = useFavouritesStore.getState();
  const before = isCustomers ? ids : null;
  const isWanted = !before?.has(vsin);
  mark(vsin, isWanted);
  try {
    await (await calls()).saveFavourite(site, vsin, isWanted);
    if (before === null) await loadFavourites(site).catch(() => undefined);
    const known = useFavouritesStore.getState();
    // A list of this one alone would empty the hearts of all others: what could not be read is asked for again.
    if (known.ids === null || !known.isCustomers) return isWanted;
    const now = new Set(known.ids);
    if (isWanted) now.add(vsin);
    else now.delete(vsin);
    useFavouritesStore.setState({ ids: now, isCustomers: true });
    return isWanted;
  } finally {
    mark(vsin, null);
  }
}
