import { favouritesAddress } from '@/api/contract/page-paths';
import type { SiteCode } from '@/lib/sites/models';
import { sitePath } from './paths';

const sharedParameter = 'of';
/** Addresses stay short enough for every mail and message. */
const mostShared = 100;

export function favouritesPath(site: SiteCode): string {
  return sitePath(site, favouritesAddress);
}

/** The page with these instead of the visitor's own: the address itself is the list, so it never ends. */
export function sharedFavouritesPath(site: SiteCode, vsins: readonly string[]): string {
  return `${favouritesPath(site)}?${sharedParameter}=${vsins.slice(0, mostShared).join(',')}`;
}

/** The vsins of `sharedFavouritesPath` in the query of an address; null when it names none. */
export function sharedFavouritesOf(search: string): string[] | null {
  const named = new URLSearchParams(search).get(sharedParameter)?.split(',') ?? [];
  const vsins = [...new Set(named.filter((vsin) => /^V\d{1,9}$/.test(vsin)))];
  return vsins.length > 0 ? vsins.slice(0, mostShared) : null;
}
