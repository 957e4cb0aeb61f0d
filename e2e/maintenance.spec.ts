import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { quietPage } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { beige, living, sofa, sofas } from './products';
import { dataDir } from './server';
import { addToBasket, open } from './shopper';
import { expect, expectAccessible, test } from './test';
import { text, words } from './text';

const file = join(dataDir, 'maintenance');
const title = text('status.maintenance.title');
const pages = [
  places.home,
  sofas.path,
  `${sofas.path}?colour=beige`,
  places.search(searches.sofa),
  places.newest,
  sofa.path,
  quietPage.path,
  places.basket,
  places.checkout,
  places.completed,
  places.within('bestaat-niet'),
];

test.describe.configure({ mode: 'serial' });
test.use({ allowedNoise: { patterns: [/status of 503/] } });

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

async function close(request: APIRequestContext) {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, '');
  await expect.poll(() => statusOf(request, places.home), { message: 'the shop closes' }).toBe(503);
}

async function reopen(request: APIRequestContext) {
  rmSync(file, { force: true });
  await expect.poll(() => statusOf(request, places.home), { message: 'the shop opens' }).toBe(200);
}

test.afterEach(({ request }) => reopen(request));

test('a file closes every page, cached or not, and its removal opens them again', async ({ request }) => {
  const before = new Map<string, number>();
  for (const path of pages) before.set(path, await statusOf(request, path));
  expect(new Set(before.values())).toEqual(new Set([200, 404]));

  await close(request);
  for (const path of pages) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = await answer.text();
    expect(answer.status(), path).toBe(503);
    expect(Number(answer.headers()['retry-after']), path).toBeGreaterThan(0);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title}<`));
  }

  await reopen(request);
  for (const [path, status] of before)
    await expect.poll(() => statusOf(request, path), { message: path }).toBe(status);
});

test('the page says what to do, stands alone, is accessible, and keeps the basket', async ({
  page,
  request,
}) => {
  await addToBasket(page);
  await close(request);
  const answer = await page.goto(living.path);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);

  await reopen(request);
  await page.getByRole('link', { name: text('status.maintenance.retry') }).click();
  await expect(page).toHaveURL(places.endsWith(places.home));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: `${text('layout.basket.title')} (1)` })).toBeVisible();
});

test('a shopper on the way meets it too, by link and by filter', async ({ page, request }) => {
  const closed = page.getByRole('heading', { level: 1, name: title });
  await open(page, sofas.path);
  await close(request);
  await page.getByRole('link', { name: quietPage.title }).click();
  await expect(closed).toBeVisible();
  await expect(page).toHaveURL(places.endsWith(quietPage.path));

  await reopen(request);
  await open(page, sofas.path);
  await close(request);
  await page.getByRole('checkbox', { name: words(beige) }).click();
  await expect(closed).toBeVisible();
  await expect(page).toHaveURL(/colour=beige/);

  await reopen(request);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: words(beige) })).toBeChecked();
});
