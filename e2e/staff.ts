import { type APIRequestContext, expect } from '@playwright/test';
import * as places from './places';

/** The administrator whom scripts/e2e-server.mjs makes. */
const id = 'staff@example.nl';
const secret = 'three-words-and-42';

export async function staffToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post(places.api('signin'), {
    data: { items: [{ grantType: 'Password', id, secret }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { items }: { items: { accessToken: string }[] } = await answer.json();
  return items[0]?.accessToken ?? '';
}

/** Sets a key of the remote config, until it is reset. */
export async function setConfig(request: APIRequestContext, token: string, key: string, value: unknown) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.put(places.api('admin/remote-config'), {
    headers,
    data: { items: [{ key, value }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function resetConfig(request: APIRequestContext, token: string, key: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.delete(places.api(`admin/remote-config/${key}`), { headers });
  expect(answer.status(), await answer.text()).toBe(200);
}
