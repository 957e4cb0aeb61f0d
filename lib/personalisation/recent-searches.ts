import { hasConsent } from '@/lib/consent/store';
import { readStored, removeStored, type StorageSite, siteKey, writeStored } from '@/lib/storage/storage';

const remembered = 5;
/** 30 days. */
const expiresInMinutes = 30 * 24 * 60;
const keyOf = (site: StorageSite) => siteKey(site, 'recent-searches');

function isTerms(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((term) => typeof term === 'string');
}

/** What was searched in this browser, the last first. */
export function readSearches(site: StorageSite): string[] {
  return hasConsent('personalisation') ? (readStored(keyOf(site), isTerms) ?? []) : [];
}

/** Nothing is kept of whoever does not allow personalisation. */
export function saveSearch(site: StorageSite, term: string): void {
  if (!hasConsent('personalisation') || term === '') return;
  const others = readSearches(site).filter((one) => one.toLowerCase() !== term.toLowerCase());
  writeStored(keyOf(site), [term, ...others].slice(0, remembered), expiresInMinutes);
}

export function forgetSearches(site: StorageSite): void {
  removeStored(keyOf(site));
}
