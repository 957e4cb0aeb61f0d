import { type APIRequestContext, expect } from '@playwright/test';
import * as places from './places';
import type { staffHeaders } from './staff';

export type Headers = Awaited<ReturnType<typeof staffHeaders>>;

/** Sets a key of the remote config, until it is reset. */
export async function setConfig(request: APIRequestContext, headers: Headers, key: string, value: unknown) {
  const answer = await request.put(places.api('admin/remote-config'), {
    headers,
    data: { items: [{ key, value }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function resetConfig(request: APIRequestContext, headers: Headers, key: string) {
  const answer = await request.delete(places.api(`admin/remote-config/${key}`), { headers });
  expect(answer.status(), await answer.text()).toBe(200);
}
