// Listing with facets at growing catalogues, through the API as the shop calls it: with filters that nobody has chosen before, and
// with the same ones again. The catalogues are asked in turn, so that what else the machine does falls on all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './ask.ts';
import { run, startServer, stop } from './processes.ts';
import { median, percentile } from './statistics.ts';

const firstPort = Number(process.env.BENCH_PORT ?? 3420);
const sizes = [1_000, 10_000, 100_000];
const warmUps = 5;
const rounds = 30;
/** From a leaf to everything, without and with filters, and orders: what shoppers open most, and what is dearest to count. */
const questions = [
  'type=category&vsin=C11',
  'type=category&vsin=C1',
  'type=newest',
  'type=category&vsin=C1&sort=price-asc&page=2',
  'type=category&vsin=C1&sort=rating',
  'type=category&vsin=C1&colour=beige',
  'type=category&vsin=C1&colour=beige,green&price=500-2000',
  'type=category&vsin=C1&colour=beige,green&material=linen,weave',
  'type=newest&colour=grey&width=80-240',
  'type=newest&price=100-800&width=-200&depth=-120',
  'type=newest&delivery=days-5&offer=sale',
  'type=search&term=bank',
];
/** All products are lower than this, but nobody knows before. */
const unlike = (round: number) => `height=-${3_100 + round}`;

type Times = Map<string, number[]>;
type Shop = { products: number; base: string; fresh: Times; known: Times; end: () => Promise<void> };

async function openShop(products: number, port: number): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'linden-bench-'));
  const env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
  await run(['scripts/catalogue.ts', 'generate', String(products)], env);
  const base = `http://127.0.0.1:${port}`;
  const api = await startServer(['api/standalone.ts'], env, `${base}/api/ready`);
  const end = async () => {
    await stop(api);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { products, base, fresh: new Map(), known: new Map(), end };
}

async function timeOf(base: string, query: string): Promise<number> {
  const start = performance.now();
  await ask('GET', `${base}/api/nl/products-listing?${query}`);
  return performance.now() - start;
}

async function askAll(shops: readonly Shop[], round: number): Promise<void> {
  for (const question of questions)
    for (const { base, fresh, known } of round % 2 === 0 ? shops : shops.toReversed()) {
      const first = await timeOf(base, `${question}&${unlike(round)}`);
      const again = await timeOf(base, question);
      if (round < 0) continue;
      fresh.set(question, [...(fresh.get(question) ?? []), first]);
      known.set(question, [...(known.get(question) ?? []), again]);
    }
}

function sum(times: Times) {
  const all = [...times.values()].flat();
  return { p50: median(all), p95: percentile(all, 0.95) };
}

/** Each question of a catalogue with new filters, with how many times the p50 and p95 of the smallest one. */
function byQuestion({ fresh }: Shop, smallest: Shop) {
  return questions.map((question) => {
    const [own = [], small = []] = [fresh.get(question), smallest.fresh.get(question)];
    const [p50, p95] = [median(own), percentile(own, 0.95)];
    return { question, p50, p95, ratio: p50 / median(small), ratioOfP95: p95 / percentile(small, 0.95) };
  });
}

export async function benchListing() {
  const shops: Shop[] = [];
  try {
    for (const [index, products] of sizes.entries()) shops.push(await openShop(products, firstPort + index));
    for (let round = -warmUps; round < rounds; round += 1) await askAll(shops, round);
    return shops.map((shop) => {
      const smallest = shops[0] ?? shop;
      const [fresh, known] = [sum(shop.fresh), sum(shop.known)];
      return {
        products: shop.products,
        fresh: { ...fresh, ratio: fresh.p95 / sum(smallest.fresh).p95 },
        known: { ...known, ratio: known.p95 / sum(smallest.known).p95 },
        questions: byQuestion(shop, smallest),
      };
    });
  } finally {
    await Promise.all(shops.map(({ end }) => end()));
  }
}
