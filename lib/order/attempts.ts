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

/** For so long an order may still be on its way: as long as a call may take, which the shop itself may begin late. */
const onItsWayMs = 3 * 60_000;

type Attempt = { key: string; sentAt: number };

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null || !('key' in value && 'sentAt' in value)) return false;
  return isText(value.key) && typeof value.sentAt === 'number';
}
/** A key alone is of a page from before, which did not say when it was sent. */
const areAttempts = (value: unknown): value is (Attempt | string)[] =>
  Array.isArray(value) && value.every((one) => isText(one) || isAttempt(one));

function listAttempts(site: StorageSite): Attempt[] {
  const stored = readStored(keyOf(site), areAttempts, 'tab') ?? [];
  return stored.map((one) => (typeof one === 'string' ? { key: one, sentAt: 0 } : one));
}

function store(site: StorageSite, attempts: readonly Attempt[]): void {
  if (attempts.length === 0) removeStored(keyOf(site), 'tab');
  else writeStored(keyOf(site), attempts, expiresInMinutes, 'tab');
}

const without = (site: StorageSite, key: string) => listAttempts(site).filter((other) => other.key !== key);

export function readAttempts(site: StorageSite): readonly string[] {
  return listAttempts(site).map(({ key }) => key);
}

export function keepAttempt(site: StorageSite, key: string): void {
  store(site, [{ key, sentAt: Date.now() }, ...without(site, key)]);
}

export function forgetAttempt(site: StorageSite, key: string): void {
  store(site, without(site, key));
}

/** Forgets an attempt of which the shop knows nothing, unless it may only not have arrived yet. */
export function forgetUnknown(site: StorageSite, key: string): void {
  const attempt = listAttempts(site).find((one) => one.key === key);
  if (attempt && Date.now() - attempt.sentAt >= onItsWayMs) forgetAttempt(site, key);
}

export function forgetAttempts(site: StorageSite): void {
  removeStored(keyOf(site), 'tab');
}
