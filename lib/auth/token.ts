import type { Tokens } from '@/api/contract/auth';
import type { Site } from '@/lib/sites/sites';
import { readStored, removeStored, storageKey, writeStored } from '@/lib/storage/storage';

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

const pending = new Map<string, Promise<string>>();

function tokenKey(site: Site): string {
  return storageKey('token', site.locale, site.code);
}

export function storedToken(site: Site): string | null {
  return readStored<string>(tokenKey(site));
}

export function hasToken(site: Site): boolean {
  return storedToken(site) !== null;
}

/** Forgets the session's token; the next call asks for a new guest token. */
export function dropToken(site: Site): void {
  removeStored(tokenKey(site));
}

/** Bearer token of this browser; without one a guest token is requested, once for all callers (§4). */
export function ensureToken(site: Site, fetchImpl: Fetch = fetch): Promise<string> {
  const stored = storedToken(site);
  if (stored !== null) return Promise.resolve(stored);
  const running = pending.get(site.code);
  if (running) return running;
  const request = requestGuestToken(site, fetchImpl).finally(() => pending.delete(site.code));
  pending.set(site.code, request);
  return request;
}

async function requestGuestToken(site: Site, fetchImpl: Fetch): Promise<string> {
  const response = await fetchImpl(`/api/${site.code}/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': site.locale },
    body: JSON.stringify({ items: [{ id: '', secret: '', grantType: 'Guest' }] }),
  });
  if (!response.ok) throw new Error(`guest token refused with ${response.status}`);
  const body: { items: Tokens[] } = await response.json();
  const token = body.items[0]?.accessToken;
  if (!token) throw new Error('guest token missing in the answer');
  writeStored(tokenKey(site), token, -1);
  return token;
}
