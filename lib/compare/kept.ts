import { mostCompared } from '@/lib/routes/compare-paths';
import { isVsins } from '@/lib/storage/is-vsins';
import { readStored, removeStored, type StorageSite, siteKey, writeStored } from '@/lib/storage/storage';

/** What this browser compares: numbers of products, for 30 days. */
const expiresInMinutes = 30 * 24 * 60;
const keyOf = (site: StorageSite) => siteKey(site, 'compare');

/** In the order in which they were chosen. */
export function readCompared(site: StorageSite): string[] {
  return (readStored(keyOf(site), isVsins) ?? []).slice(0, mostCompared);
}

export function writeCompared(site: StorageSite, vsins: readonly string[]): void {
  if (vsins.length > 0) writeStored(keyOf(site), vsins.slice(0, mostCompared), expiresInMinutes);
  else removeStored(keyOf(site));
}
