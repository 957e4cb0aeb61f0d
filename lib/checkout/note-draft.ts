import type { SiteRules } from '@/lib/sites/models';
import { isText, readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';

/** A note that is being written, so that Back and reload lose nothing of it. */
const expiresInMinutes = 12 * 60;
const keyOf = (site: SiteRules) => siteKey(site, 'checkout-note');

export function readNoteDraft(site: SiteRules): string | null {
  return readStored(keyOf(site), isText, 'tab');
}

export function keepNoteDraft(site: SiteRules, note: string): void {
  writeStored(keyOf(site), note, expiresInMinutes, 'tab');
}

export function clearNoteDraft(site: SiteRules): void {
  removeStored(keyOf(site), 'tab');
}
