import { routes } from '../app.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { type Caller, keepSignedIn, nameOf, pathOf, tokensOfCallers } from './testing/callers.ts';

/** What stays limited with RATE_LIMIT_READS=0 and RATE_LIMIT_WRITES=0: guesses, mail to strangers, what costs much or fills a table. */
const guards = [
  'DELETE subscribe/:email',
  'GET address/find',
  'GET address/postcode',
  'GET address/retrieve',
  'GET back-in-stock/end',
  'GET customer/email/confirm',
  'GET feed-items',
  'GET invoice/:number',
  'GET order-page',
  'GET refund-account',
  'GET subscribe/confirm',
  'GET subscribe/unsubscribe',
  'GET template/:alias',
  'GET template/:alias/mobile',
  'POST back-in-stock/end',
  'POST counts',
  'POST customer/email/confirm',
  'POST locations/cz',
  'POST masterpass/token',
  'POST order-page',
  'POST payment/bincheck',
  'POST product/:vsin/back-in-stock',
  'POST product/:vsin/questions',
  'POST refund-account',
  'POST sample-requests',
  'POST subscribe',
  'POST subscribe/confirm',
  'POST subscribe/form',
  'POST gift-cards/balance',
  'POST subscribe/unsubscribe',
  'POST support',
  'POST own-reviews/pictures',
];

/** More than ten milliseconds of the processor each. */
const dear = [
  'GET eligible-promotions-for-customer/:vsin',
  'GET eligible-promotions/:vsin',
  'GET feed-items',
  'GET feeds/:name',
  'GET invoice/:number',
  'GET orders',
  'GET orders/:orderId',
  'GET template/:alias',
  'GET template/:alias/mobile',
];

let taken: string[] = [];
const limits: RateLimits = { consume: async (name) => void taken.push(name) };
let api: TestApi;
let tokens: Record<Caller, string | null>;
let signInAgain = async () => {};

async function callAll(): Promise<string[]> {
  taken = [];
  for (const route of routes) {
    const token = tokens[route.auth === 'admin' ? 'staff' : 'customer A'];
    const response = await api.request(pathOf(route), {
      method: route.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: route.body ? '{"items":[{}]}' : null,
    });
    await response.body?.cancel();
    await signInAgain();
  }
  const ofRoutes = new Set(routes.map(nameOf));
  return [...new Set(taken)]
    .filter((name) => ofRoutes.has(name) || ['reads', 'writes', 'guests', 'orders'].includes(name))
    .sort();
}

beforeAll(async () => {
  api = await startTestApi({ limits });
  tokens = await tokensOfCallers(api);
  signInAgain = await keepSignedIn(api);
});
afterAll(() => api.close());

describe('limits that are switched off', () => {
  it('are those of all routes, but for guards', async () => {
    api.services.environment.rateLimits = { reads: 0, writes: 0 };
    expect(await callAll()).toEqual([...guards].sort());
  });

  it('are on without the switch, of every route that has one', async () => {
    api.services.environment.rateLimits = { reads: 6000, writes: 600 };
    const limited = routes.filter(({ limit }) => limit).map(nameOf);
    expect(await callAll()).toEqual(expect.arrayContaining([...limited, 'reads', 'writes']));
    expect(limited).toEqual(expect.arrayContaining(dear));
  });

  it('do not include guesses of passwords', async () => {
    api.services.environment.rateLimits = { reads: 0, writes: 0 };
    taken = [];
    await api.post('signin', [{ grantType: 'Password', id: 'anna@example.nl', secret: 'a guess' }]);
    expect(taken).toEqual(expect.arrayContaining(['sign-in by client', 'sign-in by account']));
  });
});
