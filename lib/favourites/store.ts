import { create } from 'zustand';
import { currentIdentity, customerIdOf } from '@/lib/auth/identity';
import type { SiteRules } from '@/lib/sites/models';
import { keepGuestFavourite, readGuestFavourites } from './guest-favourites';

type FavouritesState = {
  /** Vsins; null until they are loaded. */
  ids: ReadonlySet<string> | null;
  /** The account whose they are; null for what this browser keeps. */
  owner: string | null;
  /** What is being changed now, and whether it is to be kept. */
  changing: ReadonlyMap<string, boolean>;
};

/** Favourites of the visitor, shared by every heart of the page: of a customer those of the account, else the browser's. */
export const useFavouritesStore = create<FavouritesState>()(() => ({
  ids: null,
  owner: null,
  changing: new Map(),
}));

/** Every heart of the page asks, and all wait for one call of their owner. */
let loading: { owner: string; done: Promise<void> } | null = null;

/** Fetched for customers only. */
const calls = () => import('./mutations');

const ownerNow = (site: SiteRules) => customerIdOf(currentIdentity(site));

/**
 * Takes another customer's away: one may follow upon the other in another tab, or while the browser kept this page. What the
 * browser keeps stays until the account's have come: it was this visitor's, and goes into the account.
 */
export function forgetOthers(owner: string | null): void {
  const before = useFavouritesStore.getState().owner;
  if (before !== null && before !== owner)
    useFavouritesStore.setState({ ids: null, owner, changing: new Map() });
}

/** Guests need no call (§4, §6). */
export function loadFavourites(site: SiteRules): Promise<void> {
  const owner = ownerNow(site);
  forgetOthers(owner);
  if (owner === null) {
    useFavouritesStore.setState({ ids: new Set(readGuestFavourites(site)), owner });
    return Promise.resolve();
  }
  if (loading?.owner === owner) return loading.done;
  const done = calls()
    .then(({ readFavourites }) => readFavourites(site))
    .then((ids) => {
      if (ownerNow(site) === owner) useFavouritesStore.setState({ ids, owner });
    })
    .finally(() => {
      if (loading?.done === done) loading = null;
    });
  loading = { owner, done };
  return done;
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
  useFavouritesStore.setState({ ids, owner: null });
  return isWanted;
}

/**
 * Adds or removes; the list changes only after the server has agreed (§4). Whether it is added is decided by what the
 * heart showed: before the list has come it is empty. @throws ApiFailure, or Error when the browser keeps nothing
 */
export async function toggleFavourite(site: SiteRules, vsin: string): Promise<boolean> {
  const owner = ownerNow(site);
  if (owner === null) return toggleOfGuest(site, vsin);
  const state = useFavouritesStore.getState();
  const before = state.owner === owner ? state.ids : null;
  const isWanted = !before?.has(vsin);
  mark(vsin, isWanted);
  try {
    await (await calls()).saveFavourite(site, vsin, isWanted);
    if (before === null) await loadFavourites(site).catch(() => undefined);
    const known = useFavouritesStore.getState();
    // A list of this one alone would empty the hearts of all others: what could not be read is asked for again.
    if (known.ids === null || known.owner !== owner) return isWanted;
    const now = new Set(known.ids);
    if (isWanted) now.add(vsin);
    else now.delete(vsin);
    useFavouritesStore.setState({ ids: now });
    return isWanted;
  } finally {
    mark(vsin, null);
  }
}
