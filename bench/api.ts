// What shoppers wait for, on both databases: a basket change, a listing with facets and the order itself, through the
// API, beside the bare SQL that none of them can do without, on the same server and durable to the same degree. Both are
// warm, and take turns in rounds where both can have the database open. The floor is that bare SQL behind the API's HTTP
// stack: what is above it is the shop's own work.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../scripts/postgres.mjs';
import { ask } from './ask.ts';
import { startServer, stop } from './processes.ts';
import { processorMs } from './processor-time.ts';
import { median, percentile } from './statistics.ts';

const port = 3430;
const barePort = 3431;
const rounds = 7;
const warmUps = { basket: 400, listing: 100, checkout: 200 };
const counts = { basket: 100, listing: 60, checkout: 60 };
const measured = ['basket', 'listing', 'checkout'] as const;
type Name = (typeof measured)[number];
type Times = { p50: number; p95: number };
/** Milliseconds on the wall, and of the processors of shop and database for each call, with what goes before it. */
type Round = Times & { processor: number };
/** One measured thing: what is timed, and what goes before it untimed. */
type Work = { prepare?: () => Promise<unknown>; work: () => Promise<unknown> };
type Side = {
  /** Milliseconds of each of `count` times. */
  times(name: Name, count: number): Promise<readonly number[]>;
  /** Of its process. */
  pid: number;
  stop(): Promise<void>;
};
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
  const body = items && { items };
  const answer = await ask(method, `${site}/${path}`, { body, token });
  return answer.items[0];
}

async function newGuest() {
  const { accessToken } = await call('POST', 'signin', [{ grantType: 'Guest' }]);
  return accessToken;
}

async function timesOf(count: number, { prepare, work }: Work): Promise<number[]> {
  const times: number[] = [];
  for (let left = count; left > 0; left -= 1) {
    await prepare?.();
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new TypeError('A server is not running.');
  return pid;
}

async function openApi(env: Readonly<Record<string, string>>): Promise<Side> {
  const ready = `http://127.0.0.1:${port}/api/ready`;
  const server = await startServer(['api/standalone.ts'], { ...env, PORT: String(port) }, ready);
  const token = await newGuest();
  const { id: shippingAddressId } = await call('POST', 'customeraddress', [address], token);
  const filled = [{ items: [{ productId: madeToOrder, quantity: 1 }], shippingAddressId }];
  let turn = 0;
  let expectedTotal = 0;
  const works: Record<Name, Work> = {
    basket: {
      work: () => {
        turn += 1;
        return call('PUT', 'basket', [{ items: [{ productId: product, quantity: 1 + (turn % 2) }] }], token);
      },
    },
    listing: {
      work: () => {
        turn += 1;
        return call(
          'GET',
          `products-listing?type=category&vsin=C1&sort=${turn % 2 ? 'price-asc' : 'popular'}`,
        );
      },
    },
    checkout: {
      prepare: async () => {
        const basket = await call('PUT', 'basket', filled, token);
        expectedTotal = basket.orderSummary.total.amount;
      },
      work: () => call('POST', 'checkout', [{ ...order, expectedTotal }], token),
    },
  };
  return {
    times: (name, count) => timesOf(count, works[name]),
    pid: pidOf(server),
    stop: () => stop(server),
  };
}

const askBare = (path: string, body: unknown = {}) =>
  ask('POST', `http://127.0.0.1:${barePort}/${path}`, { body });

/** The bare SQL, timed where it runs, and (`floor`) over HTTP. */
async function openBare(env: Readonly<Record<string, string>>): Promise<{ bare: Side; floor: Side }> {
  const ready = `http://127.0.0.1:${barePort}/ready`;
  const server = await startServer(['bench/bare-sql.ts'], { ...env, PORT: String(barePort) }, ready);
  const pid = pidOf(server);
  const body = { items: [{ ...order, expectedTotal: 0 }] };
  const works = (name: Name): Work => ({
    prepare: () => askBare(`prepare/${name}`),
    work: () => askBare(`bare/${name}`, body),
  });
  return {
    bare: { times: (name, count) => askBare(`times/${name}?count=${count}`), pid, stop: () => stop(server) },
    floor: { times: (name, count) => timesOf(count, works(name)), pid, stop: async () => undefined },
  };
}

type Rounds = Record<Name, Round[]>;

async function warmUp(sides: readonly Side[]): Promise<void> {
  for (const side of sides) for (const name of measured) await side.times(name, warmUps[name]);
}

/** One round of one side; `database` is the process of a server that works for it. */
async function round(side: Side, name: Name, database: readonly number[]): Promise<Round> {
  const pids = [side.pid, ...database];
  const before = processorMs(pids);
  const times = await side.times(name, counts[name]);
  const processor = (processorMs(pids) - before) / counts[name];
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), processor };
}

/** Each side's rounds, in turn with those of the others. */
async function measure(sides: readonly Side[], database: readonly number[]): Promise<Rounds[]> {
  await warmUp(sides);
  const all = sides.map((): Rounds => ({ basket: [], listing: [], checkout: [] }));
  for (let turn = 0; turn < rounds; turn += 1)
    for (const name of measured)
      for (const [index, side] of sides.entries()) all[index]?.[name].push(await round(side, name, database));
  return all;
}

const kinds = ['p50', 'p95', 'processor'] as const;

function forEachKind(value: (kind: (typeof kinds)[number]) => number): Round {
  return { p50: value('p50'), p95: value('p95'), processor: value('processor') };
}

/** The median of the rounds. */
function typical(times: readonly Round[]): Round {
  return forEachKind((kind) => median(times.map((one) => one[kind])));
}

/** The median of what each round of one side is of the same round of the other. */
function ratioOf(ones: readonly Round[], others: readonly Round[]): Round {
  return forEachKind((kind) =>
    median(ones.map((one, turn) => one[kind] / (others[turn]?.[kind] ?? Number.NaN))),
  );
}

function toResults([api, floor, bare]: readonly Rounds[]) {
  if (!api || !floor || !bare) throw new TypeError('A side was not measured.');
  return measured.map((name) => ({
    call: name,
    api: typical(api[name]),
    floor: typical(floor[name]),
    bare: typical(bare[name]),
    ratio: ratioOf(api[name], bare[name]),
    floorRatio: ratioOf(floor[name], bare[name]),
  }));
}

/** @param server the process of a database that several may open; null for the embedded one */
async function measureOn(database: Readonly<Record<string, string>>, server: number | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'linden-bench-'));
  // As `npm start` runs it: React, which writes the mails of orders, is several times slower in development.
  const env = { ...database, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  try {
    const api = await openApi(env);
    if (server === null) {
      const ofApi = await measure([api], []);
      await api.stop();
      const { bare, floor } = await openBare(env);
      const others = await measure([floor, bare], []);
      await bare.stop();
      return toResults([...ofApi, ...others]);
    }
    const { bare, floor } = await openBare(env);
    const results = toResults(await measure([api, floor, bare], [server]));
    await api.stop();
    await bare.stop();
    return results;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds per call, and beside the bare SQL: medians of the rounds. */
export async function benchApi({ onlyServer }: { onlyServer: boolean }) {
  const results: Record<string, Awaited<ReturnType<typeof measureOn>>> = {};
  if (!onlyServer) results.pglite = await measureOn({ DATABASE_URL: '' }, null);
  if (!findPostgres()) {
    console.warn('PostgreSQL is not installed here, so only PGlite was measured.');
    return results;
  }
  const server = await startPostgres({ durable: true });
  try {
    results.postgresql = await measureOn({ DATABASE_URL: server.url }, server.pid);
  } finally {
    await server.stop();
  }
  return results;
}
