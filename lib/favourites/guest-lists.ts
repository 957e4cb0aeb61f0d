import { maxFavouriteLists } from '@/api/contract/favourite-limits';
import {
  isText,
  readStored,
  removeStored,
  type StorageSite,
  storageKey,
  writeStored,
} from '@/lib/storage/storage';
import { siteOf } from '@/sites/editions';
import type { FavouriteList } from './models';

/** Lists of visitors without an account, in this browser: as long as their favourites, and into the account with them. */
const expiresInMinutes = 365 * 24 * 60;

function keyOf(site: StorageSite): string {
  const { locale, code } = siteOf(site.code);
  return storageKey(locale, `favourite-lists.${code}`);
}

function isList(value: unknown): value is FavouriteList {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'name' in value && 'note' in value && 'products' in value)) return false;
  const { id, name, note, products } = value;
  return [id, name, note].every(isText) && Array.isArray(products) && products.every(isText);
}
const isLists = (value: unknown): value is FavouriteList[] => Array.isArray(value) && value.every(isList);

/** The first one made first. */
export function readGuestLists(site: StorageSite): FavouriteList[] {
  return readStored(keyOf(site), isLists) ?? [];
}

function writeGuestLists(site: StorageSite, lists: readonly FavouriteList[]): void {
  if (lists.length > 0) writeStored(keyOf(site), lists, expiresInMinutes);
  else removeStored(keyOf(site));
}

/** @throws Error when it cannot be kept: there are too many, or the browser keeps nothing */
export function keepGuestList(site: StorageSite, list: FavouriteList): void {
  const before = readGuestLists(site);
  const isKnown = before.some(({ id }) => id === list.id);
  const next = isKnown ? before.map((one) => (one.id === list.id ? list : one)) : [...before, list];
  if (next.length <= maxFavouriteLists) writeGuestLists(site, next);
  if (!readGuestLists(site).some(({ id, name }) => id === list.id && name === list.name))
    throw new Error('the browser does not keep this list');
}

export function removeGuestList(site: StorageSite, id: string): void {
  writeGuestLists(
    site,
    readGuestLists(site).filter((list) => list.id !== id),
  );
}
