import { holdCode } from './late-code';
import * as places from './places';
import { anyPrice, sofa } from './products';
import { addOneMore, addToBasket, basketLine, open } from './shopper';
import { expect, test } from './test';
import { text, words } from './text';

test('quantity, total, removal and undo', async ({ page }) => {
  await addToBasket(page);
  await page.goto(places.basket);
  const line = basketLine(page, sofa);
  const summary = page.getByRole('region', { name: text('basket.summary') });
  const before = await summary.getByText(anyPrice).first().textContent();
  await addOneMore(page, line);
  await expect(line.getByRole('status')).toHaveText('2');
  await expect(summary.getByText(anyPrice).first()).not.toHaveText(before ?? '');
  await page.reload();
  await expect(line.getByRole('status')).toHaveText('2');

  await line.getByRole('button', { name: text('basket.removeLabel', { title: sofa.title }) }).click();
  await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
  await page.getByRole('button', { name: text('basket.undo') }).click();
  await expect(line.getByRole('status')).toHaveText('2');
});

test('a newcomer reads that the basket is empty before any code has come; whoever has a basket never does', async ({
  page,
}) => {
  const release = await holdCode(page);
  const empty = page.getByRole('heading', { name: text('basket.emptyTitle') });
  await page.goto(places.basket, { waitUntil: 'commit' });
  await expect(empty).toBeVisible();
  await expect(page.getByText(text('basket.loading'))).toBeHidden();
  await release();
  await expect(page.locator('html[data-newcomer]')).toHaveCount(0);
  await expect(empty).toHaveCount(1);

  await addToBasket(page);
  const releaseAgain = await holdCode(page);
  await page.goto(places.basket, { waitUntil: 'commit' });
  await expect(page.getByText(text('basket.loading'))).toBeAttached();
  await expect(empty).toBeHidden();
  await releaseAgain();
  await expect(basketLine(page, sofa)).toBeVisible();
});

test.describe(() => {
  test.use({ allowedNoise: { patterns: [/status of 409/, /status of 401/] } });

  test('a token that is no longer accepted is replaced without the shopper noticing', async ({ page }) => {
    await addToBasket(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.includes('token'))
          localStorage.setItem(key, JSON.stringify({ value: 'not.a.token', expiresAt: null }));
      }
    });
    await addToBasket(page);
    await page.goto(places.basket);
    await expect(page.getByRole('link', { name: words(sofa.name) }).first()).toBeVisible();
  });

  test('an addition the shop refuses is taken back', async ({ page }) => {
    await open(page, sofa.path);
    await page.route(places.anyApi('basket'), (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            json: { code: 'out-of-stock', message: 'Net uitverkocht', requestId: 'x' },
          })
        : route.continue(),
    );
    await page
      .getByRole('button', { name: text('product.purchase.add') })
      .first()
      .click();
    await expect(page.getByText('Net uitverkocht')).toBeVisible();
    await page.unroute(places.anyApi('basket'));
    await page.goto(places.basket);
    await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
  });
});
