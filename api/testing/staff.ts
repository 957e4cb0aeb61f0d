import { randomUUID } from 'node:crypto';
import type { SiteCode } from '../contract/sites.ts';
import type { TestApi } from './start-test-api.ts';

/** A token of the shop's staff. */
export function staffToken(api: TestApi, site: SiteCode = 'nl'): Promise<string> {
  const name = { firstName: 'Noor', lastName: 'Bakker', email: 'noor@linden.example' };
  return api.services.tokens.sign({ sub: randomUUID(), site, type: 'Admin', ...name });
}

/** A POST with an Idempotency-Key. */
export function postKeyed(
  api: TestApi,
  path: string,
  { key, token }: { key: string; token?: string },
  items: readonly unknown[],
) {
  return api.request(path, {
    method: 'POST',
    headers: { 'idempotency-key': key, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ items }),
  });
}
