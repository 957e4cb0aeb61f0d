import type { Page } from '@playwright/test';
import { quietPage } from './conditions';
import * as places from './places';
import { sofa, sofas } from './products';
import { open } from './shopper';
import { expect, test } from './test';

/** Collects what the rules of a page allow the browser to draw ahead: the last word of each document. */
async function collectAllowed(page: Page): Promise<() => readonly string[]> {
  const session = await page.context().newCDPSession(page);
  let allowed: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    allowed = preloadingAttemptSources.map(({ key }) => key.url);
  });
  await session.send('Preload.enable');
  return () => allowed.map((url) => url.replace(new URL(url).origin, ''));
}

test.describe('before the code of a page is there', () => {
  test.use({ allowedNoise: { patterns: [/Failed to load resource/] } });
  test.beforeEach(({ page }) => page.route(/\/payload\//, (route) => route.abort()));

  test('the browser may draw pages for everyone ahead, and none for one visitor or with a query', async ({
    page,
  }) => {
    const allowed = await collectAllowed(page);
    await page.goto(sofas.path);
    await expect.poll(allowed).toContain(sofa.path);
    expect(allowed()).not.toContain(places.basket);
    expect(allowed().filter((path) => /\/(basket|checkout|account|auth)\b|\?/.test(path))).toEqual([]);
  });

  test('what is pointed at is fetched ahead, and used by who goes there', async ({ page, context }) => {
    await page.goto(sofas.path);
    const link = page.getByRole('main').locator(`a[href="${sofa.path}"]`).first();
    const ahead: string[] = [];
    const session = await context.newCDPSession(page);
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      ahead.push(`${new URL(prefetchUrl).pathname} ${status}`);
    });
    await session.send('Preload.enable');
    await link.hover();
    await expect.poll(() => ahead).toContain(`${sofa.path} Ready`);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sofa.title);
    await expect.poll(() => ahead).toContain(`${sofa.path} Success`);
  });
});

test('once its code is there, the page fetches ahead what links lead to, and the browser nothing', async ({
  page,
}) => {
  const allowed = await collectAllowed(page);
  await open(page, quietPage.path);
  await expect(page.locator('html[data-follows-links]')).toHaveCount(1);
  await expect.poll(allowed).toEqual([]);
});

test('a page fetches nothing ahead for being seen, and each page that is pointed at once', async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch'] !== undefined) ahead.push(new URL(request.url()).pathname);
  });
  await open(page, sofas.path);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const pointed: (string | null)[] = [];
  for (const index of [0, 3, 0, 3]) {
    await links.nth(index).hover();
    pointed.push(await links.nth(index).getAttribute('href'));
  }
  await expect.poll(() => pointed.filter((path) => !ahead.includes(path ?? ''))).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([...new Set(ahead)]);
});
