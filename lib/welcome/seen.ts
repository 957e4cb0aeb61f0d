import { readStored, type StorageSite, storageKey, writeStored } from '@/lib/storage/storage';
import { siteOf } from '@/sites/editions';

/** Which popup was shown, by its cache key. It outlives the session (`removeTokens`): it would come again. */
const keyOf = (site: StorageSite, cacheKey: string) => {
  const { locale, code } = siteOf(site.code);
  return storageKey(locale, `popup.${code}.${cacheKey}`);
};

/** Of this document, where the browser stores nothing. */
const shown = new Set<string>();

const isTrue = (value: unknown): value is true => value === true;

export function wasSeen(site: StorageSite, cacheKey: string): boolean {
  const key = keyOf(site, cacheKey);
  return shown.has(key) || readStored(key, isTrue) === true;
}

/** @param interval minutes until it may come again, on another page load; -1 is never */
export function rememberSeen(site: StorageSite, cacheKey: string, interval: number): void {
  const key = keyOf(site, cacheKey);
  shown.add(key);
  writeStored(key, true, interval);
}
