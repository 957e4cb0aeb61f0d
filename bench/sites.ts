// All sites from one process (issue of seven shops): `npm start` of a fresh clone with an empty npm cache, its second
// start, every address of every sitemap read once, the memory afterwards, what a page costs by site, and which languages
// the first load of a home page speaks.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { editions } from '../sites/editions.ts';
import { processUse } from './process-use.ts';
import { node } from './processes.ts';
import { scriptsOf } from './scripts-of.ts';
import { median } from './statistics.ts';

const port = Number(process.env.BENCH_PORT ?? 3440);
const base = `http://127.0.0.1:${port}`;
const longestMs = 15 * 60_000;
const atOnce = 2;
/** Beside it the others are judged. */
const first = 'nl';

type Cost = { site: string; type: string; pages: number; cpuMs: number; ratio: number };
export type Sites = {
  coldStartSeconds: number;
  secondStartSeconds: number;
  memory: { atRest: number; afterAll: number; afterRest: number };
  addresses: number;
  costs: Cost[];
  /** Languages that the scripts of each home page speak. */
  spoken: Record<string, string[]>;
};

function begin(folder: string): ChildProcess {
  const limits = { RATE_LIMIT_READS: '0', RATE_LIMIT_WRITES: '0', RATE_LIMIT_PAGES: '0' };
  // What npm says of this run is not true of that one.
  const ofNpm = Object.keys(process.env).filter((name) => name.startsWith('npm_'));
  const env = { ...process.env, ...Object.fromEntries(ofNpm.map((name) => [name, undefined])), ...limits };
  return spawn(node.startsWith('/') ? node : join(process.cwd(), node), ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...env, PORT: String(port), PUBLIC_URL: base, npm_config_cache: join(folder, '.npm-cache') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Until the shop is open. */
async function start(folder: string): Promise<{ child: ChildProcess; seconds: number }> {
  const since = performance.now();
  const child = begin(folder);
  while (performance.now() - since < longestMs) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const answer = await fetch(`${base}/api/ready`).catch(() => null);
    if (answer?.ok) return { child, seconds: (performance.now() - since) / 1000 };
    await setTimeout(100);
  }
  throw new Error('the shop did not open');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
const textOf = async (path: string) => (await fetch(base + path)).text();

async function readSitemaps(): Promise<string[]> {
  const files = addressesIn(await textOf('/sitemap.xml'));
  const pages: string[] = [];
  for (const file of files) pages.push(...addressesIn(await textOf(file)));
  return pages;
}

function typeOf(path: string): string {
  if (path.split('/').length === 2) return 'home';
  const [, kind] = /-(p-V|c-C|cl-CL|t-T)\d+$/.exec(path) ?? [];
  return { 'p-V': 'product', 'c-C': 'category', 'cl-CL': 'collection', 't-T': 'tag' }[kind ?? ''] ?? 'other';
}

/** Each once; all must be there. */
async function visit(paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const go = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const answer = await fetch(base + path, { headers: { accept: 'text/html' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, go));
}

/** Milliseconds of processor that a page costs the whole process. */
async function costOf(path: string): Promise<number> {
  const before = await processUse(base);
  await visit([path]);
  return ((await processUse(base)).cpuSeconds - before.cpuSeconds) * 1000;
}

/** The first of each, then the second of each, until all are through. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/**
 * Processor time per page of each site and type, drawn for the first time: the median, because some page of a hundred pays
 * for the tidying of memory. The sites take turns, so that none pays for what has not run yet.
 */
async function measureCosts(paths: readonly string[]): Promise<Cost[]> {
  const groupOf = (path: string) => `${path.split('/')[1]} ${typeOf(path)}`;
  await visit(
    Array.from({ length: 150 }, (_, n) => `/${editions[n % editions.length]?.code}/search?term=a${n}`),
  );
  const bySite = Map.groupBy(paths, (path) => path.split('/')[1] ?? '');
  const costs: { path: string; cpuMs: number }[] = [];
  for (const path of interleaved([...bySite.values()])) costs.push({ path, cpuMs: await costOf(path) });
  const measured = [...Map.groupBy(costs, ({ path }) => groupOf(path))].map(([group, own]) => {
    const [site = '', type = ''] = group.split(' ');
    return { site, type, pages: own.length, cpuMs: median(own.map(({ cpuMs }) => cpuMs)) };
  });
  const ofFirst = new Map(
    measured.filter(({ site }) => site === first).map(({ type, cpuMs }) => [type, cpuMs]),
  );
  return measured.map((cost) => ({ ...cost, ratio: cost.cpuMs / (ofFirst.get(cost.type) ?? Number.NaN) }));
}

function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return /^[^{}<>"\\\n]{20,}$/.test(texts) ? [texts] : [];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentencesIn) : [];
}

/** Sentences of the interface, by language; of those that two languages share in none. */
function readSentences(): Map<string, string[]> {
  const languages = [...new Set(editions.map(({ language }) => language))];
  const all = languages.map((language) =>
    ['interface', 'late'].flatMap((name) =>
      sentencesIn(JSON.parse(readFileSync(`messages/${language}/${name}.json`, 'utf8'))),
    ),
  );
  return new Map(
    languages.map((language, at) => [
      language,
      all[at]?.filter((text) => all.every((others, other) => other === at || !others.includes(text))) ?? [],
    ]),
  );
}

/** Languages whose sentences stand in a page or in the scripts it loads at first. */
async function languagesOf(code: string, sentences: ReturnType<typeof readSentences>): Promise<string[]> {
  const html = await textOf(`/${code}`);
  const texts = [html, ...(await Promise.all((await scriptsOf(html, textOf)).map(textOf)))];
  return [...sentences].flatMap(([language, own]) => {
    const said = own.filter((sentence) => texts.some((text) => text.includes(sentence)));
    return said.length > 0 ? [`${language} (${said.length} sentences)`] : [];
  });
}

export async function benchSites(): Promise<Sites> {
  const folder = mkdtempSync(join(tmpdir(), 'linden-sites-'));
  try {
    execFileSync('git', ['clone', '-q', '.', folder]);
    const cold = await start(folder);
    await stop(cold.child);
    const { child, seconds } = await start(folder);
    const atRest = (await processUse(base)).residentBytes;
    const paths = await readSitemaps();
    const costs = await measureCosts(paths);
    const afterAll = (await processUse(base)).residentBytes;
    const spoken: Sites['spoken'] = {};
    const sentences = readSentences();
    for (const { code } of editions) spoken[code] = await languagesOf(code, sentences);
    await setTimeout(30_000);
    const afterRest = (await processUse(base)).residentBytes;
    await stop(child);
    return {
      coldStartSeconds: cold.seconds,
      secondStartSeconds: seconds,
      memory: { atRest, afterAll, afterRest },
      addresses: paths.length,
      costs,
      spoken,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
