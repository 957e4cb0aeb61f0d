import type { Page } from '@playwright/test';
import { quietPage } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { living, sofa, sofas } from './products';
import { open } from './shopper';
import { expect, test } from './test';
import { enterAs } from './visit';

const pageTypes = [
  ['home', places.home],
  ['a category', sofas.path],
  ['a filtered listing', `${living.path}?colour=beige`],
  ['a search', places.search(searches.oak)],
  ['a product', sofa.path],
  ['a content page', quietPage.path],
  ['the basket', places.basket],
  ['the checkout', places.checkout],
  ['an order', places.completed],
  ['signing in', places.auth('sign-in')],
] as const;

const inApp = (path: string, value = '1') => `${path}${path.includes('?') ? '&' : '?'}webview=${value}`;

/** Header, announcements and footer: what an app has of its own. */
const frame = (page: Page) => page.locator('body > :is(header, footer, aside)').filter({ visible: true });

test.describe('in the window of an app', () => {
  // Only what the HTML itself does can hide anything then, as on the first paint.
  test.use({ allowedNoise: { patterns: [/net::ERR_FAILED/] } });
  for (const [name, path] of pageTypes)
    test(`${name} has no header and footer from the first paint`, async ({ page }) => {
      await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
      await page.goto(inApp(path));
      await expect(page.locator('main')).toBeAttached();
      await expect(frame(page)).toHaveCount(0);
      await page.goto(path);
      await expect(page.locator('main')).toBeAttached();
      await expect(frame(page)).toHaveCount(0);
    });
});

test('an app stays alone with the page through reloads, links and redirects until it ends that', async ({
  page,
}) => {
  await open(page, inApp(sofas.path));
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(frame(page)).toHaveCount(0);

  await page.getByRole('main').getByRole('link').filter({ visible: true }).first().click();
  await expect(page).not.toHaveURL(places.endsWith(sofas.path));
  await expect(frame(page)).toHaveCount(0);

  // A guest is led home from there.
  await page.evaluate(() => sessionStorage.clear());
  await open(page, inApp(places.account('orders')));
  await expect(page).toHaveURL(/webview=1$/);
  await expect(frame(page)).toHaveCount(0);

  await open(page, inApp(places.home, '0'));
  await expect(page.locator('header').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('header').first()).toBeVisible();
});

test('the account is shown without header and footer too, and other tabs keep theirs', async ({
  page,
  context,
}) => {
  await enterAs(page, 'customer');
  await open(page, inApp(places.account('orders')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(places.home);
  await expect(other.locator('header').first()).toBeVisible();
});
