// What cannot be answered from the cache of finished pages: processor time of the whole process per request, one request
// after another, beside a cached page in the same minutes; and the memory of the process at rest and afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { processUse } from './process-use.ts';
import { startServer, stop } from './processes.ts';
import { median } from './statistics.ts';

const port = Number(process.env.BENCH_PORT ?? 3430);
const rounds = 5;
const roundMs = 1_000;
const manyAddresses = 20_000;
const agent = new Agent({ keepAlive: true });

const words = ['bank', 'kast', 'tafel', 'stoel', 'lamp', 'bed', 'kleed', 'spiegel', 'hocker', 'dressoir'];
const colours = ['beige', 'green', 'grey', 'blue', 'white', 'black', 'brown'];
const sorts = ['popular', 'price-asc', 'price-desc', 'newest'];
const vsins = ['V100101', 'V100601', 'V100301', 'V102401', 'V101001', 'V101501', 'V102001'];
const at = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
/** Prices that nothing has, so that each address is a new one and lists the same. */
const unlike = (n: number) => `price=${n % 90}-${900_000 + n}`;

/** Path of the n-th request of a kind, and the status that it must have. */
const kinds: Readonly<Record<string, { path: (n: number) => string; status: number }>> = {
  'cached page': { path: () => '/nl/banken-c-C11', status: 200 },
  'search, new words': { path: (n) => `/nl/search?term=${at(words, n)}&${unlike(n)}`, status: 200 },
  'search, known words': { path: (n) => `/nl/search?term=${at(words, n)}`, status: 200 },
  'filtered listing, new': {
    path: (n) => `/nl/banken-c-C11?colour=${at(colours, n)}&${unlike(n)}`,
    status: 200,
  },
  'filtered listing, known': {
    path: (n) => `/nl/banken-c-C11?sort=${at(sorts, n)}&colour=beige`,
    status: 200,
  },
  'unknown product': { path: (n) => `/nl/verzonnen-p-V9${100_000 + n}`, status: 404 },
  'unknown page': { path: (n) => `/nl/bestaat-niet-${n}`, status: 404 },
  'API product': { path: (n) => `/api/nl/product/${at(vsins, n)}`, status: 200 },
  'API listing': {
    path: (n) => `/api/nl/products-listing?type=category&vsin=C1&colour=${at(colours, n)}`,
    status: 200,
  },
  'API suggest': { path: (n) => `/api/nl/suggest?term=${at(words, n).slice(0, 3)}`, status: 200 },
};

function ask(url: string): Promise<number> {
  const headers = { accept: 'text/html,application/json', 'accept-encoding': 'gzip, br' };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

type Row = { kind: string; cpuMs: number; rounds: number[] };

/** One round of each kind in turn, so that what else the machine does falls on all of them. */
async function measureKinds(base: string): Promise<Row[]> {
  const asked = new Map<string, number>();
  const measured = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
  const round = async (kind: string) => {
    const { path, status } = kinds[kind] ?? { path: () => '/', status: 0 };
    const before = await processUse(base);
    const end = performance.now() + roundMs;
    let n = asked.get(kind) ?? 0;
    const first = n;
    while (performance.now() < end || n - first < 10) {
      const found = await ask(base + path(n));
      if (found !== status) throw new Error(`${path(n)} answered ${found}`);
      n += 1;
    }
    const after = await processUse(base);
    asked.set(kind, n);
    return ((after.cpuSeconds - before.cpuSeconds) * 1000) / (n - first);
  };
  // Two rounds to warm up.
  for (let index = -2; index < rounds; index += 1)
    for (const [kind, values] of measured) {
      const value = await round(kind);
      if (index >= 0) values.push(value);
    }
  return [...measured].map(([kind, values]) => ({ kind, cpuMs: median(values), rounds: values }));
}

/** Bytes after a collection of garbage has had its time. */
async function memoryNow(base: string): Promise<number> {
  await setTimeout(3_000);
  return (await processUse(base)).residentBytes;
}

/** A shop that has just started, after 2,500 requests of all kinds, and after as many made-up addresses as the rest. */
async function measureMemory(base: string) {
  const atRest = await memoryNow(base);
  const mixed = Object.values(kinds);
  for (let n = 0; n < 2_500; n += 1) await ask(base + at(mixed, n).path(n));
  const afterRequests = await memoryNow(base);
  // Looked at four times on the way, so that what still grows is seen.
  const grown: number[] = [];
  for (let n = 0; n < manyAddresses; n += 1) {
    await ask(`${base}/nl/${n % 2 === 0 ? 'verzonnen' : 'bestaat-niet'}-${n % 2 === 0 ? `p-V8${n}` : n}`);
    if (n % (manyAddresses / 4) === manyAddresses / 4 - 1) grown.push(await memoryNow(base));
  }
  return { atRest, afterRequests, madeUpAddresses: grown };
}

export type Uncached = Awaited<ReturnType<typeof benchUncached>>;

export async function benchUncached({ withMemory }: { withMemory: boolean }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'linden-bench-'));
  const base = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const shop = await startServer(['server.mjs'], env, `${base}/api/ready`);
  try {
    const memory = withMemory ? await measureMemory(base) : null;
    const rows = await measureKinds(base);
    const cached = rows[0]?.cpuMs ?? Number.NaN;
    return { memory, rows: rows.map((row) => ({ ...row, ratio: row.cpuMs / cached })) };
  } finally {
    await stop(shop);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
