import {
  type DoubleMode,
  type DoubleServer,
  doubleModes,
  startDouble,
} from '../../lib/testing/double-server.ts';
import { coldPages } from '../cold-pages.ts';
import { sleep } from '../in-turns.ts';
import { hangMs, mark, problemsOf } from '../judge.ts';
import type { Context, Kind } from '../kind.ts';
import type { Shop } from '../shop.ts';

const kept = ['/nl', '/nl/banken-c-C11'];
const made = ['/nl/search?term=bank', '/nl/basket', '/sitemap.xml'];
const outageMs = 10_000;

const failing = doubleModes.filter((mode) => mode !== 'right');

async function visit(shop: Shop, { tally }: Context, mode: DoubleMode, cold: string): Promise<void> {
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

async function checkWell(shop: Shop, { tally }: Context, mode: DoubleMode, cold: string): Promise<void> {
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

type Setup = { context: Context; shop: Shop; backend: DoubleServer };

async function suffer({ context, shop, backend }: Setup, mode: DoubleMode, cold: string) {
  for (const path of [...kept, ...made]) await shop.ask({ path });
  // Kept pages must be asked for again while the backend is away, not only before.
  await sleep(1500);
  backend.mode = mode;
  await visit(shop, context, mode, cold);
  backend.mode = 'right';
  await checkWell(shop, context, mode, cold);
}

export const backendOutage: Kind = {
  name: 'backend-outage',
  about: 'API_URL: reset, 500, HTML, wrong shapes, foreign 404, login, slow, hanging, half, endless',
  seconds: { full: 240 },
  async run(context) {
    const backend = await startDouble({ target: `http://127.0.0.1:${context.shop.port}`, words: mark });
    try {
      const shop = await context.startShop({ API_URL: backend.url });
      // Each outage gets one of its own.
      const cold = await coldPages(context.shop, 48);
      for (const [index, mode] of failing.entries())
        await suffer({ context, shop, backend }, mode, cold[index] ?? '/nl');
      await shop.kill();
    } finally {
      await backend.close();
    }
    return undefined;
  },
};
