// What the index of listings costs as a catalogue grows, without HTTP and cards, on the embedded database:
// node bench/listing-index.ts [products …]; 1000, 100000 and 1000000 when none are named. With filters that nobody has chosen
// before, and with those that are known; at the end how many times the p50 and p95 of the smallest catalogue.
import '../api/runtime/guard-start.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../api/db/client.ts';
import { prepareDatabase } from '../api/db/prepare.ts';
import { rowsOf } from '../api/db/rows.ts';
import type { EngineQuery } from '../api/modules/listing/engine.ts';
import { readFacetColumns } from '../api/modules/listing/facet-columns-of-site.ts';
import { FacetIndex } from '../api/modules/listing/facet-index.ts';
import { rebuildIndexes } from '../api/rebuild-indexes.ts';
import { median, percentile } from './statistics.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function usedMegabytes(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Copies of the facet rows of the seed with other prices, sizes and ages, until there are `products`. */
async function growTo({ withoutLimit, vacuum }: Database, products: number): Promise<void> {
  await withoutLimit((db) =>
    db.execute(sql`
      WITH known AS (SELECT count(*)::int AS n FROM product_facet WHERE site = 'nl'),
        size AS (SELECT count(*)::int AS n FROM product_facet WHERE site = 'nl' AND id < 1000000)
      INSERT INTO product_facet
      SELECT copy.* FROM known, size, generate_series(0, (${products}::int - known.n) / size.n - 1) AS turn,
        product_facet base, LATERAL jsonb_populate_record(base, jsonb_build_object(
          'id', 1000000 + (known.n + turn * size.n) * 10 + base.id,
          'price', (base.price * (0.5 + random()))::int, 'popularity', (random() * 10000)::int,
          'created', base.created - (random() * 1500)::int,
          'width_cm', ((base.width_cm & 255) * (0.8 + random() / 2))::int)) AS copy
      WHERE base.site = 'nl' AND base.id < 1000000`),
  );
  await vacuum();
}

async function timeOf<T>(work: () => Promise<T> | T): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

/** From a subtree to everything, without and with filters, and three orders: what shoppers open most. */
async function listQueries({ db }: Database): Promise<EngineQuery[]> {
  const [root] = rowsOf<{ from: number; to: number }>(
    await db.execute(sql`SELECT lft AS "from", rgt AS "to" FROM categories WHERE vsin = 'C1'`),
  );
  const scope = { ids: null, scores: null, onlyExpress: false, createdFrom: null };
  const plain: EngineQuery = {
    scope: { site: 'nl', categories: root ?? null, ...scope },
    values: {},
    ranges: {},
    newFrom: null,
    sort: 'popular',
    offset: 0,
    limit: 24,
  };
  return [
    plain,
    { ...plain, scope: { site: 'nl', categories: null, ...scope } },
    { ...plain, values: { colour: [2] } },
    { ...plain, values: { colour: [2, 7] }, ranges: { price: { min: 50_000, max: 200_000 } } },
    { ...plain, sort: 'price-asc', offset: 24 },
    { ...plain, sort: 'newest', scope: { site: 'nl', categories: null, ...scope } },
  ];
}

/** Rounds that warm up the code, then rounds that count. @param isNew whether each question has filters that nobody has asked for */
function callTimes(queries: readonly EngineQuery[], index: FacetIndex, isNew: boolean) {
  const times: number[] = [];
  for (let round = -20; round < 50; round += 1) {
    for (const query of queries) {
      // All products are lower than this, but nobody knows before.
      const height = { min: null, max: 2_000 + round };
      const asked = isNew ? { ...query, ranges: { ...query.ranges, height } } : query;
      const start = performance.now();
      index.list(asked);
      if (round >= 0) times.push(performance.now() - start);
    }
  }
  return { p50: median(times), p95: percentile(times, 0.95) };
}

async function measure(database: Database, products: number) {
  const { db } = database;
  await growTo(database, products);
  const queries = await listQueries(database);
  const [, everything] = queries;
  if (!everything) throw new Error('No query');
  const before = usedMegabytes();
  const blocked = monitorEventLoopDelay({ resolution: 1 });
  blocked.enable();
  const read = await timeOf(async () => new FacetIndex(await readFacetColumns(db, 'nl')));
  // The loop tells of a block once it turns again.
  await setTimeout(20);
  blocked.disable();
  const first = await timeOf(() => read.value.list(everything));
  const memory = usedMegabytes() - before;
  const fresh = callTimes(queries, read.value, true);
  const known = callTimes(queries, read.value, false);
  const grown = usedMegabytes() - before;
  await db.execute(
    sql`UPDATE product_facet SET price = price + 100 WHERE id = (SELECT max(id) FROM product_facet)`,
  );
  const again = await timeOf(async () => new FacetIndex(await readFacetColumns(db, 'nl')));
  return {
    products: read.value.size,
    'first answer (ms)': read.ms + first.ms,
    'longest block while reading (ms)': blocked.max / 1e6,
    'new filters p50 (ms)': fresh.p50,
    'new filters p95 (ms)': fresh.p95,
    'known filters p50 (ms)': known.p50,
    'known filters p95 (ms)': known.p95,
    'memory (MB)': memory,
    'memory after all calls (MB)': grown,
    'read again after a price change (ms)': again.ms,
  };
}

/** Beside the smallest catalogue. */
function printRatios([smallest, ...larger]: Awaited<ReturnType<typeof measure>>[]): void {
  const names = [
    'new filters p50 (ms)',
    'new filters p95 (ms)',
    'known filters p50 (ms)',
    'known filters p95 (ms)',
  ] as const;
  for (const row of smallest ? larger : []) {
    const ratios = names.map(
      (name) => `${name.slice(0, -5)} × ${(row[name] / (smallest?.[name] ?? 1)).toFixed(1)}`,
    );
    console.info(`${row.products} beside ${smallest?.products}: ${ratios.join(', ')}`);
  }
}

const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [1_000, 100_000, 1_000_000];
const dataDir = mkdtempSync(join(tmpdir(), 'linden-bench-'));
const database = await openDatabase({ dataDir, durable: false, queryLimitMs: 120_000 });
try {
  await prepareDatabase(database, new Date(), rebuildIndexes);
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (const size of sizes) {
    const row = await measure(database, size);
    measured.push(row);
    const figures = Object.entries(row).map(([name, value]) => `${name} ${Number(value.toPrecision(3))}`);
    console.info(figures.join(', '));
  }
  printRatios(measured);
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
