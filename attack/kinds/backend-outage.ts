import { type BackendMode, backendModes, startBackend } from '../backend-double.ts';
import { sleep } from '../in-turns.ts';
import { hangMs, mark, problemsOf } from '../judge.ts';
import type { Context, Kind } from '../kind.ts';
import type { Shop } from '../shop.ts';

const kept = ['/nl', '/nl/banken-c-C11'];
const made = ['/nl/search?term=bank', '/nl/basket', '/sitemap.xml'];
const outageMs = 10_000;

type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Pages of products that nobody has visited; each outage gets one of its own. */
async function coldProducts({ shop }: Context): Promise<string[]> {
  const answer = await shop.ask({ path: '/api/nl/products-listing?type=category&vsin=C1&size=48' });
  const { items }: { items: { products: { alias: string; vsin: string }[] }[] } = JSON.parse(answer.body);
  return (items[0]?.products ?? []).map(({ alias, vsin }) => `/nl/${alias}-p-${vsin}`);
}

async function visit(shop: Shop, { tally }: Context, mode: BackendMode, cold: string): Promise<void> {
  const until = performance.now() + outageMs;
  const see = async (path: string, wanted: (status: number) => boolean) => {
    const answer = await shop.ask({ path });
    const problems = wanted(answer.status) ? [] : [`answered ${answer.status}`];
    if (answer.body.includes(mark)) problems.push("shows the backend's own words");
    tally.judge(`backend ${mode}: ${path}`, answer, problems);
  };
  while (performance.now() < until) {
    await Promise.all([
      ...kept.map((path) => see(path, (status) => status === 200)),
      ...made.map((path) => see(path, (status) => status === 200 || status === 503)),
      // It exists: whoever says 404 now tells search engines to forget it.
      see(cold, (status) => status === 200 || status === 503),
    ]);
    await sleep(1000);
  }
}

async function checkWell(shop: Shop, { tally }: Context, mode: BackendMode, cold: string): Promise<void> {
  const since = performance.now();
  const all = [...kept, ...made, cold];
  for (;;) {
    const answers = await Promise.all(all.map((path) => shop.ask({ path, patienceMs: 130_000 })));
    const bad = all.filter((_, index) => {
      const answer = answers[index];
      return answer?.status !== 200 || problemsOf({ ...answer, durationMs: 0 }).length > 0;
    });
    const tookMs = Math.round(performance.now() - since);
    if (bad.length === 0 || tookMs > 130_000) {
      const problem =
        bad.length > 0 ? `not well after ${tookMs} ms: ${bad.join(', ')}` : `only after ${tookMs} ms`;
      tally.expect(`backend ${mode}: well again`, [tookMs > hangMs || bad.length > 0 ? problem : null]);
      return;
    }
    await sleep(200);
  }
}

async function suffer(context: Context, shop: Shop, backend: Backend, mode: BackendMode, cold: string) {
  for (const path of [...kept, ...made]) await shop.ask({ path });
  // Kept pages must be asked for again while the backend is away, not only before.
  await sleep(1500);
  backend.turn(mode);
  await visit(shop, context, mode, cold);
  backend.turn('well');
  await checkWell(shop, context, mode, cold);
}

export const backendOutage: Kind = {
  name: 'backend-outage',
  about: 'API_URL: reset, 500, HTML, {}, wrong shape, foreign 404, slow, hanging, endless',
  seconds: { full: 240 },
  async run(context) {
    const backend = await startBackend(context.shop.port);
    try {
      const API_URL = `http://127.0.0.1:${backend.port}`;
      const shop = await context.startShop({ API_URL });
      const cold = await coldProducts(context);
      for (const [index, mode] of backendModes.entries())
        await suffer(context, shop, backend, mode, cold[index] ?? '/nl');
      await shop.kill();
    } finally {
      await backend.close();
    }
    return undefined;
  },
};
