import { readStored, removeStored, type StorageSite, siteKey, writeStored } from '@/lib/storage/storage';

/** That the session of a customer has ended by itself: what they had is theirs still, and is found by signing in. */
const expiresInMinutes = 12 * 60;
const keyOf = (site: StorageSite) => siteKey(site, 'session-ended');

const isTrue = (value: unknown): value is true => value === true;

export function noteEndedSession(site: StorageSite): void {
  writeStored(keyOf(site), true, expiresInMinutes);
}

export function hasSessionEnded(site: StorageSite): boolean {
  return readStored(keyOf(site), isTrue) ?? false;
}

export function forgetEndedSession(site: StorageSite): void {
  removeStored(keyOf(site));
}
