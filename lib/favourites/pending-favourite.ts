import type { SiteRules } from '@/api/contract/sites';
import { isText, readStored, removeStored, storageKey, writeStored } from '@/lib/storage/storage';

/** The heart a guest has pressed, kept in this tab for as long as signing in may take. */

type Place = Pick<SiteRules, 'code' | 'locale'>;

const expiresInMinutes = 30;
const keyOf = ({ code, locale }: Place) => storageKey(locale, `${code}.wish`);

export function savePendingFavourite(site: Place, vsin: string): void {
  writeStored(keyOf(site), vsin, expiresInMinutes, 'tab');
}

/** Its vsin; null when there is none. */
export function readPendingFavourite(site: Place): string | null {
  return readStored(keyOf(site), isText, 'tab');
}

export function clearPendingFavourite(site: Place): void {
  removeStored(keyOf(site), 'tab');
}
