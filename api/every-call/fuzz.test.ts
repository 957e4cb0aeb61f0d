import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { routes } from '../app.ts';
import { errorSchema } from '../contract/envelope.ts';
import type { Route } from '../http/route.ts';
import { newCustomer } from '../testing/customer.ts';
import { staffToken } from '../testing/staff.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { bodyOf, pathOf, queryOf } from './testing/arbitraries.ts';
import { nameOf } from './testing/callers.ts';

/** The same calls in each test run; `npm run fuzz` makes many others. `FUZZ_SEED` repeats a run, `FUZZ_RUNS` makes it longer. */
const seed = process.env.FUZZ_SEED === 'random' ? randomInt(2 ** 31) : Number(process.env.FUZZ_SEED || 1);
const numRuns = Number(process.env.FUZZ_RUNS || 25);
/** Slower answers are told; the issue wants none, but a busy machine proves nothing. */
const slowMs = 1000;
const hangMs = 40_000;
const traces = /\bat [^\n]*\.(?:ts|js|mjs):\d+|node_modules|DrizzleQueryError|Failed query/;

const slow: string[] = [];
let calls = 0;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  await api.close();
  const many = slow.length === 0 ? 'none' : `\n  ${slow.join('\n  ')}`;
  process.stderr.write(`fuzz: seed ${seed}, ${calls} calls, slower than ${slowMs} ms: ${many}\n`);
});

/** Somebody the route lets in; a new one for each route, because some calls end a session or an account. */
async function tokenFor({ auth }: Route): Promise<string | null> {
  if (auth === 'none') return null;
  if (auth === 'admin') return staffToken(api);
  return auth === 'customer' ? (await newCustomer(api)).token : api.guestToken();
}

type Asked = { path: string; query: string; body: string | null };

async function check(route: Route, { path, query, body }: Asked, token: string | null): Promise<void> {
  const since = performance.now();
  // A failure nobody expected is thrown by the test's API, with its own stack.
  const response = await api.request(query === '' ? path : `${path}?${query}`, {
    method: route.method,
    headers: {
      'content-type': route.body ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body,
  });
  const text = await response.text();
  const durationMs = performance.now() - since;
  calls += 1;
  if (durationMs > slowMs)
    slow.push(`${Math.round(durationMs)} ms ${nameOf(route)} ${body?.length ?? 0} bytes`);
  expect(durationMs).toBeLessThan(hangMs);
  expect(response.status).toBeLessThan(500);
  expect(text).not.toMatch(traces);
  // Pages for people (a link that is used up) say so in HTML.
  const isPage = !route.response && response.headers.get('content-type')?.startsWith('text/html');
  if (response.status < 400 || isPage) return;
  const error = errorSchema.validateSync(JSON.parse(text), { strict: true });
  expect(error.requestId).toBe(response.headers.get('x-request-id'));
  expect(error.message).not.toBe('');
}

describe(`random calls (seed ${seed})`, () => {
  it.each(routes.map((route) => [nameOf(route), route] as const))('%s', async (_, route) => {
    const token = await tokenFor(route);
    const body = route.body ? bodyOf(route.body) : route.method === 'GET' ? fc.constant(null) : fc.string();
    const asked = fc.record({ path: pathOf(route.path), query: queryOf(route.query), body });
    await fc.assert(
      fc.asyncProperty(asked, (one) => check(route, one, token)),
      { seed, numRuns, interruptAfterTimeLimit: 40_000 },
    );
  });

  it('as large as a body may be', async () => {
    const token = await api.guestToken();
    const filler = 'x'.repeat(250 * 1024);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 12_000 }, (__, n) => [`k${n}`, n])));
    const long = Array(100).fill({ productId: filler.slice(0, 2000) });
    const bodies = [
      JSON.stringify({ items: [{ note: filler, email: filler, id: filler, url: filler }] }),
      `{"items":[${deep}]}`,
      `{"items":[${wide}]}`,
      JSON.stringify({ items: long }),
      JSON.stringify({ items: [{ items: long }] }),
    ];
    for (const route of routes.filter(({ body }) => body))
      for (const body of bodies)
        await check(route, { path: route.path.replaceAll(/:\w+/g, 'x'), query: '', body }, token);
  }, 240_000);
});
