import { favouritesAddress } from '@/api/contract/page-paths';
import { variantVsin } from '@/api/contract/vsin';
import type { SiteCode } from '@/lib/sites/models';
import { sitePath } from './paths';

const sharedParameter = 'of';
const nameParameter = 'name';
/** As long as the name of a list may be. */
const longestName = 60;
/** Addresses stay short enough for every mail and message. */
export const mostShared = 100;

export function favouritesPath(site: SiteCode): string {
  return sitePath(site, favouritesAddress);
}

/** The page with these instead of the visitor's own: the address itself is the list, so it never ends. */
export function sharedFavouritesPath(site: SiteCode, vsins: readonly string[], name = ''): string {
  const named = name ? `&${nameParameter}=${encodeURIComponent(name)}` : '';
  return `${favouritesPath(site)}?${sharedParameter}=${vsins.slice(0, mostShared).join(',')}${named}`;
}

/** The name in such an address, as one line; empty without. Anybody may have written it, so it is shown in quotes. */
export function sharedNameOf(search: string): string {
  const name = new URLSearchParams(search).get(nameParameter) ?? '';
  return [...name.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestName).join('');
}

/** The vsins of `sharedFavouritesPath` in the query of an address; null when it names none. */
export function sharedFavouritesOf(search: string): string[] | null {
  const named = new URLSearchParams(search).get(sharedParameter)?.split(',') ?? [];
  const vsins = [...new Set(named.filter((vsin) => variantVsin.test(vsin)))];
  return vsins.length > 0 ? vsins.slice(0, mostShared) : null;
}
