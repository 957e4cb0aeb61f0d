import type { APIRequestContext, Response } from '@playwright/test';
import { searches } from './inputs/own';
import * as places from './places';
import { sofas } from './products';
import { expect, expectAccessible, test } from './test';
import { literal, text } from './text';

/** As many as `RATE_LIMIT_PAGES` allows; a redirect is the cheapest page there is. */
const allowed = 600;
const atOnce = 10;

async function askTooMuch(request: APIRequestContext): Promise<void> {
  for (let asked = 0; asked < allowed; asked += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, () => request.get(places.within('a/b/c'), { maxRedirects: 0 })),
    );
}

test.use({ javaScriptEnabled: false, allowedNoise: { patterns: [/status of 429/] } });

test('who asks for too many pages reads so without JavaScript, may go on later, and keeps others out of it', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  // Kept ready from now on.
  await request.get(places.home);
  let answer: Response | null = null;
  // A minute may begin in between, and with it a new allowance.
  await expect(async () => {
    await askTooMuch(request);
    answer = await page.goto(places.search(searches.sofa));
    expect(answer?.status()).toBe(429);
  }).toPass();
  const headers = (answer as Response | null)?.headers() ?? {};
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  await expect(page).toHaveTitle(new RegExp(`^${literal(text('status.failure.limited.title'))}`));
  await expect(
    page.getByRole('heading', { level: 1, name: text('status.failure.limited.title') }),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: text('status.failure.retry') }).click();
  await expect(page).toHaveURL(places.endsWith(places.search(searches.sofa)));
  // What is kept ready is everybody's, also theirs.
  expect((await page.goto(places.home))?.status()).toBe(200);

  const other = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': '10.255.255.254' },
  });
  expect((await other.get(places.search(searches.sofa))).status()).toBe(200);
  await other.dispose();
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('a search leads to the page that says so, which is accessible', async ({ page, request }) => {
    const title = page.getByRole('heading', { level: 1, name: text('status.failure.limited.title') });
    // A minute may begin in between, and with it a new allowance.
    await expect(async () => {
      await page.goto(sofas.path);
      await page.waitForLoadState('networkidle');
      await askTooMuch(request);
      // A filter would ask the API; a search needs a page.
      await page.getByRole('searchbox', { name: text('layout.search.label') }).fill(searches.sofa);
      await page.keyboard.press('Enter');
      await expect(title).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(page).toHaveURL(places.endsWith(places.search(searches.sofa)));
    await expectAccessible(page);
  });
});
