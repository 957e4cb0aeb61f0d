// npm run lighthouse: scores of home, a category, a product and the basket on a simulated phone, on the built shop. Of five runs
// of a page the middle one counts. Keeps a summary under bench/results/ and fails below the wanted score.
// Lighthouse means its phone to be four times slower than a desktop computer; on a slower machine that factor would
// make the phone slower too, so it is calibrated by Lighthouse's own index of the machine (see `slowdownFor`).
// LIGHTHOUSE_CPU_SLOWDOWN=4 takes the uncalibrated factor.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../scripts/start/chromium.mjs';
import { startServer, stop } from './processes.ts';
import { median } from './statistics.ts';

const wantedScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** No search engine shall list it. */
const wantedOfBasket = { ...wantedScores, seo: 0 };
const rounds = 5;
const shopPort = Number(process.env.LIGHTHOUSE_PORT ?? 3420);
const debuggingPort = shopPort + 1;
const base = `http://127.0.0.1:${shopPort}`;
const addresses = {
  home: '/nl',
  category: '/nl/banken-c-C11',
  product: '/nl/oslo-3-zitsbank-zandkleurig-linnen-p-V100101',
  basket: '/nl/basket',
};
/** Lighthouse's own slow 4G. */
const phoneNetwork = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * How many times slower a mid-range phone is than this machine, by the table of Lighthouse's CPU throttling
 * calculator: 1 at an index of 150, 2 at 800, 3 at 1300, one more for each 233 above; never more than the usual 4.
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(4, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}

/** A browser of its own for each run: nothing is kept from the one before. A busy machine may spoil a recording. */
async function audit(url: string, cpuSlowdownMultiplier: number, attempts = 3): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const run = await lighthouse(url, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: [...categories],
      throttling: { ...phoneNetwork, cpuSlowdownMultiplier },
    });
    if (run && !run.lhr.runtimeError) return run.lhr;
    if (attempts === 1) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  } finally {
    await browser.close();
  }
  return audit(url, cpuSlowdownMultiplier, attempts - 1);
}

/** Audits that cost points, of those that count. */
function failures(lhr: Result) {
  const counted = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  return counted
    .flatMap(({ id }) => lhr.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => ({ id, title, displayValue }));
}

function summarise(lhr: Result) {
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const score = (name: (typeof categories)[number]) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: Math.round(value('largest-contentful-paint')),
    tbtMs: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    failures: failures(lhr),
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'linden-lighthouse-'));
const env = { NODE_ENV: 'production', PORT: String(shopPort), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
const shop = await startServer(['server.mjs'], env, `${base}/api/ready`);
const pages: Record<string, ReturnType<typeof summarise> & { performanceOfRuns: number[] }> = {};
let benchmarkIndex = Number.NaN;
let cpuSlowdown = Number.NaN;
try {
  // The pages and their pictures are made once before anybody measures; what is measured is the machine.
  const indices: number[] = [];
  for (const path of Object.values(addresses))
    indices.push((await audit(base + path, 4)).environment.benchmarkIndex);
  benchmarkIndex = median(indices);
  cpuSlowdown = Number(process.env.LIGHTHOUSE_CPU_SLOWDOWN ?? slowdownFor(benchmarkIndex).toFixed(2));
  for (const [type, path] of Object.entries(addresses)) {
    const runs: ReturnType<typeof summarise>[] = [];
    for (let round = 0; round < rounds; round += 1)
      runs.push(summarise(await audit(base + path, cpuSlowdown)));
    runs.sort((a, b) => a.scores.performance - b.scores.performance);
    const middle = runs[Math.floor(rounds / 2)];
    if (!middle) throw new Error(`${type} was not measured`);
    pages[type] = {
      ...middle,
      performanceOfRuns: runs.map(({ scores }) => scores.performance),
    };
  }
} finally {
  await stop(shop);
  rmSync(dataDir, { recursive: true, force: true });
}

console.info(
  `Lighthouse, phone (machine's index ${Math.round(benchmarkIndex)}, so ${cpuSlowdown} times slower): performance, accessibility, best practices, SEO`,
);
for (const [type, { scores, lcpMs, tbtMs, cls, failures: failed, performanceOfRuns }] of Object.entries(
  pages,
)) {
  const numbers = categories.map((name) => String(scores[name]).padStart(4)).join('');
  console.info(
    `  ${type.padEnd(9)}${numbers}   LCP ${lcpMs} ms, TBT ${tbtMs} ms, CLS ${cls}   runs ${performanceOfRuns.join(' ')}`,
  );
  for (const { id, title, displayValue } of failed)
    console.info(`      ${id}: ${title} ${displayValue ?? ''}`);
}
mkdirSync('bench/results', { recursive: true });
const file = 'bench/results/lighthouse.json';
writeFileSync(
  file,
  `${JSON.stringify({ measuredAt: new Date().toISOString(), load: loadavg(), benchmarkIndex, cpuSlowdown, pages }, null, 2)}\n`,
);
console.info(`Kept in ${file}`);
for (const [type, { scores }] of Object.entries(pages)) {
  const wanted = type === 'basket' ? wantedOfBasket : wantedScores;
  for (const name of categories.filter((name) => scores[name] < wanted[name])) {
    console.error(`${type}: ${name} should be ${wanted[name]} or more.`);
    process.exitCode = 1;
  }
}
