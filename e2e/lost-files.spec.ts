import type { Page } from '@playwright/test';
import { failureTexts } from '../messages/failure';
import { openWithLostCode } from './late-code';
import * as places from './places';
import { sofa } from './products';
import { open } from './shopper';
import { site } from './site';
import { expect, test } from './test';

/** From the home page to a product, whose scripts get lost on the way. Returns how often a document was asked for. */
async function loseScripts(page: Page): Promise<() => number> {
  await page.goto(places.home);
  // What comes later of the page itself has come: none of it is lost.
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.locator('main a[href*="-p-"]').first().click();
  await expect(page).toHaveURL(/-p-V\d+/);
  return () => documents;
}

test.describe('scripts that get lost', () => {
  test.use({ allowedNoise: { patterns: [/ERR_FAILED/, /ChunkLoadError/] } });

  test('a page whose scripts do not arrive is loaded anew, once', async ({ page }) => {
    const documents = await loseScripts(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(documents).toBe(1);
  });

  test('when that was in vain already, the page says in its language what happened', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('linden.reloaded', String(Date.now())));
    const documents = await loseScripts(page);
    const { title, retry } = failureTexts[site.language];
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: retry })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', site.locale);
    expect(documents()).toBe(0);
  });

  test('a page whose late parts were lost leads on all the same', async ({ page }) => {
    const lost = await openWithLostCode(page, places.home);
    await expect.poll(lost).toBeGreaterThan(0);
    // Who presses before the page has heard of it presses again.
    await expect(async () => {
      await page.locator('main a[href*="-p-"]').first().click();
      await expect(page).toHaveURL(places.anyProduct, { timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a page whose scripts nobody knows any more comes once more in one piece, under its own address', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).search);
  });
  // Those of a page as nobody has drawn it: what an instance is asked that has a later one.
  await page.route('**/payload/**', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[\w-]{32}/, 'x'.repeat(32)),
    }),
  );
  await open(page, sofa.path);
  expect(documents).toEqual(['', '?inline=1']);
  await expect(page).toHaveURL(places.endsWith(sofa.path));
});

test('there is one word for crawlers on a page that does not exist', async ({ request }) => {
  const answer = await request.get(`${places.home}/bestaat-niet`);
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex"/>']);
});
