import {
  isText,
  readStored,
  removeStored,
  type StorageSite,
  siteKey,
  writeStored,
} from '@/lib/storage/storage';

/** The heart a guest has pressed, kept in this tab for as long as signing in may take. */

const expiresInMinutes = 30;
const keyOf = (site: StorageSite) => siteKey(site, 'wish');

export function savePendingFavourite(site: StorageSite, vsin: string): void {
  writeStored(keyOf(site), vsin, expiresInMinutes, 'tab');
}

/** Its vsin; null when there is none. */
export function readPendingFavourite(site: StorageSite): string | null {
  return readStored(keyOf(site), isText, 'tab');
}

export function clearPendingFavourite(site: StorageSite): void {
  removeStored(keyOf(site), 'tab');
}
