import type { CustomerExport, Session } from '../../contract/customer.ts';
import { newCustomer, refresh, signIn, somePassword } from '../../testing/customer.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

/** Signs in on another device, some time later. */
async function signInElsewhere(email: string) {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const response = await api.request('signin', {
    method: 'POST',
    headers: { 'user-agent': firefox },
    body: JSON.stringify({ items: [{ grantType: 'Password', id: email, secret: somePassword }] }),
  });
  const { items } = await response.json();
  return { token: String(items[0].accessToken), refreshToken: String(items[0].refreshToken) };
}

const refusal = async (path: string, token: string) => (await api.get(path, token)).error?.code ?? null;
const listed = async (token: string) => (await api.get<Session>('customer/sessions', token)).items ?? [];

it('shows a customer each place where they are signed in, and which one asks', async () => {
  const here = await newCustomer(api);
  const startedAt = api.clock.now.toISOString();
  const there = await signInElsewhere(here.email);
  const thereAt = api.clock.now.toISOString();
  const other = { device: 'Firefox, Linux', startedAt: thereAt, lastUsedAt: thereAt };
  expect(await listed(here.token)).toEqual([
    { ...other, id: expect.any(String), isCurrent: false },
    { device: null, startedAt, lastUsedAt: startedAt, id: expect.any(String), isCurrent: true },
  ]);
  expect((await listed(there.token)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const { sessions } = only(await api.get<CustomerExport>('customer/export', here.token));
  expect(sessions.map(({ device }) => device)).toEqual(['Firefox, Linux', null]);
});

it('tells when each was used last, and stays the same one when it is renewed', async () => {
  const { email, refreshToken } = await newCustomer(api);
  const startedAt = api.clock.now.toISOString();
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  const { accessToken } = only(await refresh(api, email, refreshToken));
  expect(await listed(accessToken)).toMatchObject([
    { startedAt, lastUsedAt: api.clock.now.toISOString(), isCurrent: true },
  ]);
});

it('signs out in one place', async () => {
  const here = await newCustomer(api);
  const there = await signInElsewhere(here.email);
  const [{ id } = { id: '' }] = await listed(here.token);
  expect(await api.delete(`customer/sessions/${id}`, here.token)).toMatchObject({ items: [{ ended: 1 }] });
  expect((await refresh(api, here.email, there.refreshToken)).status).toBe(401);
  expect(await refusal('customer', there.token)).toBe('token-invalid');
  expect(await refusal('customer', here.token)).toBe(null);
  expect((await refresh(api, here.email, here.refreshToken)).status).toBe(200);
  expect((await api.delete(`customer/sessions/${id}`, here.token)).error?.code).toBe('resource-not-found');
});

it('signs out everywhere, and nobody else', async () => {
  const here = await newCustomer(api);
  const there = await signInElsewhere(here.email);
  const stranger = await newCustomer(api);
  expect(await api.delete('customer/sessions', here.token)).toMatchObject({ items: [{ ended: 2 }] });
  for (const { token, refreshToken } of [here, there]) {
    expect((await refresh(api, here.email, refreshToken)).status).toBe(401);
    for (const path of ['customer', 'customer/export', 'customeraddress', 'orders', 'basket'])
      expect([path, await refusal(path, token)]).toEqual([path, 'token-invalid']);
  }
  expect((await refresh(api, stranger.email, stranger.refreshToken)).status).toBe(200);
  expect((await signIn(api, here.email)).status).toBe(200);
});

it('ends no session of somebody else', async () => {
  const [one, other] = [await newCustomer(api), await newCustomer(api)];
  const [{ id } = { id: '' }] = await listed(other.token);
  for (const path of [`customer/sessions/${id}`, 'customer/sessions/x'])
    expect((await api.delete(path, one.token)).error?.code).toBe('resource-not-found');
  expect((await refresh(api, other.email, other.refreshToken)).status).toBe(200);
});
