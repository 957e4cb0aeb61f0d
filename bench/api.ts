// What shoppers wait for, on both databases: a basket change, a listing with facets and the order itself, through the
// API, beside the bare SQL that none of them can do without, on the same server and durable to the same degree.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../scripts/postgres.mjs';
import { run, startServer, stop } from './processes.ts';
import { percentile } from './statistics.ts';

const port = 3430;
const warmUps = 10;
type Times = { p50: number; p95: number };
const measured = ['basket', 'listing', 'checkout'] as const;
type Measured = Record<(typeof measured)[number], Times>;
const counts = { basket: 200, listing: 200, checkout: 100 };
const site = `http://127.0.0.1:${port}/api/nl`;
const product = 'V100101';
const madeToOrder = 'V102401';
const address = {
  firstName: 'Sanne',
  lastName: 'de Wit',
  email: 'sanne@example.nl',
  phone: '+31 6 12345678',
  street: 'Lindelaan',
  houseNumber: '12',
  zipCode: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
};
const order = {
  integrationType: 'sandbox',
  subIntegrationType: 'wire',
  successUrl: '/nl/checkout-callback/wire',
  cancelUrl: '/nl/checkout',
  termAndConditionIsAccepted: true,
};

async function call(method: string, path: string, items?: readonly unknown[], token?: string) {
  const answer = await fetch(`${site}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(items && { body: JSON.stringify({ items }) }),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${body.message}`);
  return body.items[0];
}

async function newGuest() {
  const { accessToken } = await call('POST', 'signin', [{ grantType: 'Guest' }]);
  return accessToken;
}

/** Times `work` `count` times after some rounds of warming up; `prepare` runs before each and is not timed. */
async function timesOf(
  count: number,
  work: (turn: number) => Promise<unknown>,
  prepare: (turn: number) => Promise<unknown> = async () => undefined,
): Promise<Times> {
  const times: number[] = [];
  for (let turn = 0; turn < warmUps + count; turn += 1) {
    await prepare(turn);
    const start = performance.now();
    await work(turn);
    if (turn >= warmUps) times.push(performance.now() - start);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function measureApi(): Promise<Measured> {
  const token = await newGuest();
  const basket = await timesOf(counts.basket, (turn) =>
    call('PUT', 'basket', [{ items: [{ productId: product, quantity: 1 + (turn % 2) }] }], token),
  );
  const listing = await timesOf(counts.listing, (turn) =>
    call('GET', `products-listing?type=category&vsin=C1&sort=${turn % 2 ? 'price-asc' : 'popular'}`),
  );
  const { id } = await call('POST', 'customeraddress', [address], token);
  const filled = [{ items: [{ productId: madeToOrder, quantity: 1 }], shippingAddressId: id }];
  let expectedTotal = 0;
  const checkout = await timesOf(
    counts.checkout,
    () => call('POST', 'checkout', [{ ...order, expectedTotal }], token),
    async () => {
      const basket = await call('PUT', 'basket', filled, token);
      expectedTotal = basket.orderSummary.total.amount;
    },
  );
  return { basket, listing, checkout };
}

async function measureOn(database: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'linden-bench-'));
  const env = { ...database, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
  try {
    const server = await startServer(['api/standalone.ts'], env, `http://127.0.0.1:${port}/api/ready`);
    const api = await measureApi();
    await stop(server);
    // One process at a time may open the embedded database, so the bare statements run after it.
    const bare: Measured = JSON.parse(
      await run(['bench/bare-sql.ts', JSON.stringify({ warmUps, counts })], env),
    );
    return measured.map((name) => ({
      call: name,
      api: api[name],
      bare: bare[name],
      ratio: api[name].p95 / bare[name].p95,
    }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds per call, and `ratio`: the API's p95 beside that of the bare SQL. */
export async function benchApi() {
  const results: Record<string, Awaited<ReturnType<typeof measureOn>>> = {
    pglite: await measureOn({ DATABASE_URL: '' }),
  };
  if (!findPostgres()) {
    console.warn('PostgreSQL is not installed here, so only PGlite was measured.');
    return results;
  }
  const server = await startPostgres({ durable: true });
  try {
    results.postgresql = await measureOn({ DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
  return results;
}
