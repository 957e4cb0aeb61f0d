import {
  isText,
  readStored,
  removeStored,
  type StorageSite,
  siteKey,
  writeStored,
} from '@/lib/storage/storage';

/** Orders that this tab has sent and not heard of, by the key each may be found under. */
const expiresInMinutes = 24 * 60;
const keyOf = (site: StorageSite) => siteKey(site, 'order-attempts');

const areKeys = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

export function readAttempts(site: StorageSite): readonly string[] {
  return readStored(keyOf(site), areKeys, 'tab') ?? [];
}

export function keepAttempt(site: StorageSite, key: string): void {
  const others = readAttempts(site).filter((other) => other !== key);
  writeStored(keyOf(site), [key, ...others], expiresInMinutes, 'tab');
}

export function forgetAttempt(site: StorageSite, key: string): void {
  const others = readAttempts(site).filter((other) => other !== key);
  if (others.length === 0) removeStored(keyOf(site), 'tab');
  else writeStored(keyOf(site), others, expiresInMinutes, 'tab');
}

export function forgetAttempts(site: StorageSite): void {
  removeStored(keyOf(site), 'tab');
}
