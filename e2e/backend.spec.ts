import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { type DoubleServer, startDouble } from '../lib/testing/double-server';
import { policy } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { category, living, sofa, sofas } from './products';
import { port } from './server';
import { orderByApi, pay } from './shop-api';
import { shop as shopOf, site } from './site';

/*
 * A second shop without an API of its own (`API_URL`), before it a double that hands calls on to the shop under test, or
 * fails them. No browser: what counts is which answer comes when.
 */

const shopPort = port + 1;
const shopUrl = `http://127.0.0.1:${shopPort}`;
/** The shop's promise is 5 s. By the clock of a client beside other tests it may be far more; what hangs would take minutes. */
const patienceMs = 30_000;
/** The shop keeps some answers this long. */
const keptMs = 5000;

const cached = [places.home, sofas.path, sofa.path, places.basket];
const shells = [places.basket, places.checkout, places.auth('sign-in')];
/** Each time others, which no cache knows yet. */
const unknownPages = [
  [
    policy('returns', category('C4')).path,
    living.path,
    places.search(searches.sofa),
    `${sofas.path}?colour=beige`,
  ],
  [
    policy('privacy', category('C5')).path,
    category('C2').path,
    places.search('stoel'),
    `${sofas.path}?colour=grey`,
  ],
  [
    policy('warranty', category('C7')).path,
    category('C3').path,
    places.search('kast'),
    `${sofas.path}?colour=green`,
  ],
];

let double: DoubleServer;
let shop: ChildProcess;

async function ask(request: APIRequestContext, path: string) {
  const since = Date.now();
  const answer = await request.get(`${shopUrl}${path}`, { maxRedirects: 5, timeout: 60_000 });
  const text = await answer.text();
  return { path, status: answer.status(), isPage: text.includes('</html>'), tookMs: Date.now() - since };
}

/** One after another: what counts is how long each takes by itself. */
async function askAll(request: APIRequestContext, paths: readonly string[]) {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (const path of paths) answers.push(await ask(request, path));
  return answers;
}

test.describe.configure({ mode: 'serial' });
test.skip(({ isMobile }) => isMobile, 'one walk is enough');

test.beforeAll(async () => {
  double = await startDouble({ target: `http://127.0.0.1:${port}` });
  const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath;
  shop = spawn(node, ['server.mjs'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(shopPort),
      API_URL: double.url,
      SITES: shopOf.code,
    },
  });
  await new Promise<void>((resolve, reject) => {
    shop.stdout?.on('data', (text: Buffer) => text.includes('is open') && resolve());
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code}.`)));
  });
});

test.afterAll(async () => {
  shop.kill('SIGKILL');
  await double.close();
});

test('with another API every page is there, and so are its own pages', async ({ request }) => {
  for (const { path, status } of await askAll(request, [...cached, ...shells]))
    expect([path, status]).toEqual([path, 200]);
  const page = await request.get(`${shopUrl}${places.api('subscribe/confirm')}?token=t`);
  expect(page.headers()['content-type']).toContain('text/html');
  expect(page.headers()['content-security-policy']).toContain("default-src 'none'");
  const session = await request.get(`${shopUrl}${places.api('sandbox-payment/none')}`);
  expect([session.status(), (await session.json()).code]).toEqual([404, 'session-not-found']);
});

test('with another API an order is placed and paid on the pages of that API', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: shopUrl });
  const ordered = await orderByApi(request, sofa.vsin);
  const page = await request.get(ordered.redirectUrl);
  expect([page.status(), (await page.text()).includes('<form method="post">')]).toEqual([200, true]);
  await pay(request, ordered, 'success');
  await request.dispose();
});

for (const [round, mode] of (['hang', 'foreign404', 'empty'] as const).entries()) {
  test(`a backend in mode ${mode} is an outage while it lasts, and none after it`, async ({ request }) => {
    const unknown = unknownPages[round] ?? [];
    // What is kept for seconds only is old by then.
    await new Promise((resolve) => setTimeout(resolve, keptMs + 1000));
    double.mode = mode;
    const began = Date.now();

    for (const { path, status, isPage, tookMs } of await askAll(request, [...cached, ...shells])) {
      expect([path, status, isPage]).toEqual([path, 200, true]);
      expect(tookMs, path).toBeLessThan(patienceMs);
    }
    for (const { path, status, tookMs } of await askAll(request, unknown)) {
      expect(status, path).toBeGreaterThanOrEqual(500);
      expect(tookMs, path).toBeLessThan(patienceMs);
    }
    const call = await request
      .get(`${shopUrl}${places.api('policies')}`, { timeout: 1000 })
      .catch(() => null);
    if (mode === 'foreign404') expect(await call?.text()).toContain('"unavailable"');
    if (mode === 'hang')
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 8000 - (Date.now() - began))));

    double.mode = 'right';
    for (const path of [
      ...cached,
      ...shells,
      ...unknown,
      '/sitemap.xml',
      `/sitemaps/${site.code}-pages.xml`,
    ]) {
      await expect
        .poll(async () => (await ask(request, path)).status, { timeout: patienceMs, intervals: [200] })
        .toBe(200);
    }
    await expect.poll(() => double.running()).toBe(0);
  });
}
