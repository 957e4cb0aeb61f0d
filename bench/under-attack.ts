// What a visitor waits while one client asks for pages that must be rendered: `node bench/under-attack.ts [origin]`.
// The shop must believe this machine's word on who calls (TRUSTED_PROXIES=127.0.0.1) and should be freshly started,
// because each product is a page not rendered before only once.
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from './statistics.ts';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const seconds = 8;
const pauseMs = 50;
/** Path of the n-th request. */
type PathOf = (n: number) => string;
const attacks: Readonly<Record<string, PathOf | null>> = {
  nothing: null,
  'made-up addresses': (n) => `/nl/verzonnen-${n}`,
  searches: (n) => `/nl/search?term=bank%20${n}`,
  filters: (n) => `/nl/banken-c-C11?price=${n % 1000}-&page=1`,
};
const connectionCounts = [4, 16];
const visitor = { 'x-forwarded-for': '10.1.1.1' };
let asked = 0;

async function locations(path: string) {
  const text = await (await fetch(origin + path, { headers: visitor })).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function productPaths() {
  const files = (await locations('/sitemap.xml')).filter((file) => /-C\d+\.xml$/.test(file));
  return (await Promise.all(files.map(locations))).flat().filter((path) => path.includes('-p-V'));
}

async function visit(path: string, waits: number[], statuses: Map<number, number>) {
  const startedAt = performance.now();
  const answer = await fetch(origin + path, { headers: visitor, redirect: 'manual' });
  await answer.arrayBuffer();
  waits.push(performance.now() - startedAt);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
}

function line(name: string, waits: readonly number[], statuses: ReadonlyMap<number, number>) {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(waits, share).toFixed(0).padStart(6));
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.info(`    ${name.padEnd(22)} p50 ${p50} ms   p99 ${p99} ms   ${counts}`);
}

/** Both visits are made at the same time, as they would be by two visitors. */
async function measure(name: string, connections: number, products: string[]) {
  const address = attacks[name];
  const attack = address && {
    url: origin,
    connections,
    duration: seconds,
    headers: { 'x-forwarded-for': `10.2.${connections}.${Object.keys(attacks).indexOf(name)}` },
    requests: [
      {
        setupRequest: (request: { path?: string }) => {
          asked += 1;
          return { ...request, path: address(asked) };
        },
      },
    ],
  };
  console.info(`  ${name}${attack ? ` at ${connections} connections` : ''}`);
  const running = attack ? Promise.resolve(autocannon(attack)) : setTimeout(seconds * 1000, null);
  let isOver = false;
  const result = running.finally(() => {
    isOver = true;
  });
  const walk = async (label: string, pathOf: () => string | undefined) => {
    const waits: number[] = [];
    const statuses = new Map<number, number>();
    while (!isOver) {
      const path = pathOf();
      if (!path) break;
      await visit(path, waits, statuses);
      await setTimeout(pauseMs);
    }
    line(label, waits, statuses);
  };
  const fresh = products.splice(0, 22);
  await Promise.all([walk('cached page', () => '/nl'), walk('product, first time', () => fresh.shift())]);
  const done = await result;
  if (done)
    console.info(
      `    the attacker: ${JSON.stringify(done.statusCodeStats)} in ${seconds} s, ${done.errors} errors`,
    );
}

const products = await productPaths();
console.info(`${origin}, ${products.length} products`);
for (const [name, address] of Object.entries(attacks))
  for (const connections of address ? connectionCounts : [0]) await measure(name, connections, products);
