import { clientIpHeader } from '../../contract/transport.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { newEmail, somePassword, someSignUp } from '../../testing/customer.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limits: createRateLimits() });
});
afterAll(() => api.close());

let clients = 0;
const newClient = () => {
  clients += 1;
  return `192.0.2.${clients}`;
};

async function statusOf(path: string, item: unknown, client: string, method = 'POST'): Promise<number> {
  const headers = { [clientIpHeader]: client };
  const body = JSON.stringify({ items: [item] });
  return (await api.request(path, { method, body, headers })).status;
}

/** How often a call succeeds or fails as it should before it is refused with 429. */
async function countUntilRefused(call: () => Promise<number>): Promise<number> {
  for (let count = 0; count < 150; count++) if ((await call()) === 429) return count;
  return Number.POSITIVE_INFINITY;
}

const grant = (id: string, secret: string, grantType = 'Password') => ({ grantType, id, secret });

it('lets one client guess twenty passwords of an account, whether it exists or not', async () => {
  const email = newEmail();
  await statusOf('signup', someSignUp(email), newClient());
  for (const id of [email, newEmail()]) {
    const client = newClient();
    expect(await countUntilRefused(() => statusOf('signin', grant(id, 'x'), client))).toBe(20);
    expect(await countUntilRefused(() => statusOf('signin', grant(id.toUpperCase(), 'x'), client))).toBe(0);
  }
  expect(await statusOf('signin', grant(email, somePassword), newClient())).toBe(200);
});

it('lets one client try sixty accounts', async () => {
  const client = newClient();
  expect(await countUntilRefused(() => statusOf('signin', grant(newEmail(), 'x'), client))).toBe(60);
  expect(await statusOf('signin', { grantType: 'Guest' }, client)).toBe(200);
});

it('lets all clients together guess a hundred passwords of an account', async () => {
  const email = newEmail();
  expect(await countUntilRefused(() => statusOf('signin', grant(email, 'x'), newClient()))).toBe(100);
});

it.each([
  ['signup', 20, () => someSignUp(newEmail())],
  ['lookup/customer/email', 10, () => ({ email: newEmail() })],
  ['customerresetpwd', 10, () => ({ email: newEmail() })],
])('limits what one client asks of %s', async (path, count, item) => {
  const client = newClient();
  expect(await countUntilRefused(() => statusOf(path, item(), client))).toBe(count);
  expect(await statusOf(path, item(), newClient())).toBe(200);
});

it('mails one address three links an hour, whoever asks', async () => {
  const email = newEmail();
  const ask = () => statusOf('customerresetpwd', { email }, newClient());
  expect(await countUntilRefused(ask)).toBe(3);
});

it('limits guesses at links and refresh tokens', async () => {
  const [one, other] = [newClient(), newClient()];
  const item = { token: 'x', password: somePassword };
  expect(await countUntilRefused(() => statusOf('customerresetpwd', item, one, 'PUT'))).toBe(20);
  const refresh = () => statusOf('signin', grant(newEmail(), 'x', 'RefreshToken'), other);
  expect(await countUntilRefused(refresh)).toBe(120);
});
