// A basket change through the API beside the bare SQL upsert it cannot do without, on the same durable database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, run, startServer, stop } from './processes.mjs';

const port = 3430;
const rounds = 3;
const changes = 300;

async function changesPerSecond(base) {
  const headers = { 'content-type': 'application/json' };
  const call = async (method, path, items, token) => {
    const answer = await fetch(`${base}/api/nl/${path}`, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ items }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return (await answer.json()).items[0];
  };
  const { accessToken } = await call('POST', 'signin', [{ id: '', secret: '', grantType: 'Guest' }]);
  const change = (quantity) =>
    call('PUT', 'basket', [{ items: [{ productId: 'V100101', quantity }] }], accessToken);
  for (let warm = 0; warm < 20; warm += 1) await change(1 + (warm % 2));
  const start = performance.now();
  for (let done = 0; done < changes; done += 1) await change(1 + (done % 2));
  return (changes * 1000) / (performance.now() - start);
}

export async function benchBasket() {
  const dataDir = mkdtempSync(join(tmpdir(), 'linden-bench-'));
  const env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
  const base = `http://127.0.0.1:${port}`;
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const api = await startServer(['api/standalone.ts'], env, `${base}/api/ready`);
    const perSecond = await changesPerSecond(base);
    await stop(api);
    // One process at a time may open the directory, so the bare statement runs in turn, in a process of its own.
    let bare = 0;
    await run(['bench/bare-upsert.ts', String(changes)], env, (text) => {
      bare = Number(text);
    });
    pairs.push({ perSecond, bare, ratio: perSecond / bare });
  }
  rmSync(dataDir, { recursive: true, force: true });
  const of = (key) => median(pairs.map((pair) => pair[key]));
  return { perSecond: of('perSecond'), bare: of('bare'), ratio: of('ratio'), pairs };
}
