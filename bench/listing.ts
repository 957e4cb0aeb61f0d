// Listing with facets at growing catalogues, through the API as the shop calls it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, startServer, stop } from './processes.ts';
import { percentile } from './statistics.ts';

const port = 3420;
const sizes = [1_000, 10_000, 100_000];
const callsPerQuery = 40;
// From a leaf to everything, without and with filters, and two sorts: what shoppers open most.
const queries = [
  'type=category&vsin=C11',
  'type=category&vsin=C1',
  'type=category&vsin=C1&colour=beige',
  'type=category&vsin=C1&colour=beige,green&price=500-2000',
  'type=category&vsin=C1&sort=price-asc&page=2',
  'type=newest',
];

async function measure(base: string) {
  const times: number[] = [];
  for (let call = 0; call < callsPerQuery; call += 1) {
    for (const query of queries) {
      const start = performance.now();
      const answer = await fetch(`${base}/api/nl/products-listing?${query}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`);
      // The first round warms the process and the database up.
      if (call > 0) times.push(performance.now() - start);
    }
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export async function benchListing() {
  const rows: { products: number; p50: number; p95: number }[] = [];
  for (const products of sizes) {
    const dataDir = mkdtempSync(join(tmpdir(), 'linden-bench-'));
    const env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
    await run(['scripts/catalogue.ts', 'generate', String(products)], env);
    const base = `http://127.0.0.1:${port}`;
    const api = await startServer(['api/standalone.ts'], env, `${base}/api/ready`);
    rows.push({ products, ...(await measure(base)) });
    await stop(api);
    rmSync(dataDir, { recursive: true, force: true });
  }
  return rows.map((row) => ({ ...row, ratio: row.p95 / (rows[0] ?? row).p95 }));
}
