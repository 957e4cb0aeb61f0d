import { storageKey } from '../lib/storage/storage';
import { errorOf } from './api-text';
import { searches } from './inputs/own';
import { settle } from './late-code';
import * as places from './places';
import { chair, sofa } from './products';
import { comeWithBasket } from './shop-api';
import { addOneMore, addToBasket, basketLine, open } from './shopper';
import { shop } from './site';
import { expect, test } from './test';
import { pattern, text, whole, words } from './text';

/** What can be wrong with what the browser has kept, and with the answers of the API. */

const tokenKey = storageKey(shop.locale, `${shop.code}.token`);
const basketCount = (count: number) =>
  count > 0 ? `${text('layout.basket.title')} (${count})` : text('layout.basket.title');

test.describe('an expired token', () => {
  test.use({ allowedNoise: { patterns: [/status of 401/] } });

  test('is replaced at the first answer that says so, and the call is repeated', async ({ page }) => {
    await addToBasket(page);
    const tokens: (string | undefined)[] = [];
    await page.route(places.anyApi('basket'), async (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.continue();
      tokens.push(request.headers().authorization);
      if (tokens.length > 1) return route.continue();
      await route.fulfill({
        status: 401,
        json: { code: 'token-expired', message: 'Uw sessie is verlopen', requestId: 'x' },
      });
    });
    await open(page, chair.path);
    await page
      .getByRole('button', { name: text('product.purchase.add') })
      .first()
      .click();
    await expect(page.getByText(pattern('product.purchase.added'))).toBeVisible();
    expect(tokens).toHaveLength(2);
    expect(tokens[1]).not.toBe(tokens[0]);
    await page.goto(places.basket);
    await expect(page.getByRole('link', { name: words(chair.name) }).first()).toBeVisible();
  });
});

for (const [what, stored] of [
  ['half a text', '{"value":'],
  ['a value of another shape', '{"value":{"a":1},"expiresAt":null}'],
  ['a value whose time is over', '{"value":"x.y.z","expiresAt":1}'],
] as const) {
  test(`${what} in the place of the token is like none`, async ({ page }) => {
    await open(page, places.home);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [tokenKey, stored] as const);
    await addToBasket(page);
    await page.goto(places.basket);
    await expect(page.getByRole('link', { name: words(sofa.name) }).first()).toBeVisible();
  });
}

test.describe('an API that is out of order', () => {
  test.use({ allowedNoise: { patterns: [/status of 50[23]/] } });

  for (const [what, answer, said] of [
    [
      'with a text of its own',
      {
        status: 503,
        json: { code: 'unavailable', message: errorOf('unavailable'), requestId: 'x' },
      },
      errorOf('unavailable'),
    ],
    [
      'by way of a proxy',
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      text('product.purchase.addFailed'),
    ],
  ] as const) {
    test(`refuses an addition ${what}: it is taken back, the rest stays, the next try works`, async ({
      page,
    }) => {
      await comeWithBasket(page);
      await open(page, chair.path);
      await page.route(places.anyApi('basket'), (route) =>
        route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
      );
      const add = page.getByRole('button', { name: text('product.purchase.add') }).first();
      await add.click();
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole('link', { name: basketCount(1), exact: true })).toBeVisible();
      await page.unroute(places.anyApi('basket'));
      await add.click();
      await expect(page.getByText(pattern('product.purchase.added'))).toBeVisible();
      await expect(page.getByText(said)).toBeHidden();
      await expect(page.getByRole('link', { name: basketCount(2), exact: true })).toBeVisible();
    });
  }

  test('never ends a session: the basket page says so and finds everything later', async ({ page }) => {
    await addToBasket(page);
    const token = () => page.evaluate((key) => localStorage.getItem(key), tokenKey);
    const before = await token();
    await page.route(places.anyApi('**'), (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: 'x' } }),
    );
    for (const path of [places.basket, places.checkout]) {
      await page.goto(path);
      await expect(page.getByText(text('basket.failedText'))).toBeVisible();
    }
    expect(await token()).toBe(before);
    await page.unroute(places.anyApi('**'));
    await page.getByRole('button', { name: text('basket.tryAgain') }).click();
    await expect(page.getByLabel(text('checkout.fields.email'))).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ allowedNoise: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('an addition says that it failed, is taken back, and works once there is one', async ({
    page,
    context,
  }) => {
    await comeWithBasket(page);
    await open(page, chair.path);
    await expect(page.getByRole('link', { name: basketCount(1), exact: true })).toBeVisible();
    await context.setOffline(true);
    const add = page.getByRole('button', { name: text('product.purchase.add') }).first();
    await add.click();
    await expect(page.getByText(text('product.purchase.addFailed'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: basketCount(1), exact: true })).toBeVisible();
    await add.click();
    await expect(page.getByText(pattern('product.purchase.added'))).toBeVisible();
    await expect(page.getByRole('link', { name: basketCount(2), exact: true })).toBeVisible();
  });

  test('a change of the basket is taken back and said to have failed', async ({ page, context }) => {
    await comeWithBasket(page);
    await page.goto(places.basket);
    const line = basketLine(page, sofa);
    const more = line.getByRole('button', { name: whole(pattern('basket.more')) });
    await expect(line.getByRole('status')).toHaveText('1');
    await settle(page);
    await context.setOffline(true);
    await more.click();
    await expect(page.getByText(text('basket.changeFailed'))).toBeVisible();
    await expect(line.getByRole('status')).toHaveText('1');
    await context.setOffline(false);
    await more.click();
    await expect(line.getByRole('status')).toHaveText('2');
  });
});

test.describe('code that does not arrive', () => {
  test.use({ allowedNoise: { patterns: [/ERR_FAILED/] } });

  test('leaves the page as it is, and is asked for again', async ({ page }) => {
    await open(page, chair.path);
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/**', (route) => route.abort());
    const add = page.getByRole('button', { name: text('product.purchase.add') }).first();
    await add.click();
    await expect(page.getByText(text('product.purchase.addFailed'))).toBeVisible();
    // Suggestions can wait: they are asked for again and again, and their failure does not take the page away.
    const failures = new Map<string, number>();
    page.on('requestfailed', (request) =>
      failures.set(request.url(), (failures.get(request.url()) ?? 0) + 1),
    );
    await page.getByRole('searchbox', { name: text('layout.search.label') }).fill(searches.sofa);
    await expect.poll(() => Math.max(0, ...failures.values())).toBeGreaterThan(3);
    await expect(page.getByRole('heading', { level: 1, name: words(chair.name) })).toBeVisible();
    await page.unroute('**/_next/static/**');
    await add.click();
    await expect(page.getByText(pattern('product.purchase.added'))).toBeVisible();
    await expect(page.getByRole('link', { name: basketCount(1), exact: true })).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test('add and change without losing what the other did', async ({ page, context }) => {
    await comeWithBasket(page);
    await page.goto(places.basket);
    const line = basketLine(page, sofa);
    await expect(line.getByRole('status')).toHaveText('1');
    const other = await context.newPage();
    await addToBasket(other, chair.path);
    await addOneMore(page, line);
    await expect(line.getByRole('status')).toHaveText('2');
    await expect(page.getByRole('link', { name: words(chair.name) }).first()).toBeVisible();
    await page.reload();
    await expect(line.getByRole('status')).toHaveText('2');
    await expect(page.getByRole('link', { name: words(chair.name) }).first()).toBeVisible();
  });
});
