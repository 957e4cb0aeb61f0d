import { maxFavourites } from '@/api/contract/favourite-limits';
import { isVsins } from '@/lib/storage/is-vsins';
import { readStored, removeStored, type StorageSite, storageKey, writeStored } from '@/lib/storage/storage';
import { siteOf } from '@/sites/editions';

/** What visitors without an account keep, in this browser. It outlives their token and goes into the account at sign-in. */

const expiresInMinutes = 365 * 24 * 60;

/** No key of the visit, which ends with the token: a heart is there until it is taken off. */
function keyOf(site: StorageSite): string {
  const { locale, code } = siteOf(site.code);
  return storageKey(locale, `favourites.${code}`);
}

/** The last kept first. */
export function readGuestFavourites(site: StorageSite): string[] {
  return readStored(keyOf(site), isVsins) ?? [];
}

export function writeGuestFavourites(site: StorageSite, vsins: readonly string[]): void {
  if (vsins.length > 0) writeStored(keyOf(site), vsins.slice(0, maxFavourites), expiresInMinutes);
  else removeStored(keyOf(site));
}

/** @throws Error when it cannot be kept: there are too many, or the browser keeps nothing */
export function keepGuestFavourite(site: StorageSite, vsin: string, isWanted: boolean): string[] {
  const others = readGuestFavourites(site).filter((other) => other !== vsin);
  writeGuestFavourites(site, isWanted && others.length < maxFavourites ? [vsin, ...others] : others);
  const kept = readGuestFavourites(site);
  if (kept.includes(vsin) !== isWanted) throw new Error('the browser does not keep this favourite');
  return kept;
}
