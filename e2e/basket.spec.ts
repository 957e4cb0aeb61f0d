import { addOneMore, addToBasket, open, sofa } from './shopper';
import { expect, test } from './test';

test('quantity, total, removal and undo', async ({ page }) => {
  await addToBasket(page);
  await page.goto('/nl/basket');
  const line = page.getByRole('listitem').filter({ hasText: 'Oslo 3-zitsbank' });
  const summary = page.getByRole('region', { name: 'Overzicht' });
  const before = await summary.getByText('€').first().textContent();
  await addOneMore(page, line);
  await expect(line.getByRole('status')).toHaveText('2');
  await expect(summary.getByText('€').first()).not.toHaveText(before ?? '');
  await page.reload();
  await expect(line.getByRole('status')).toHaveText('2');

  await line.getByRole('button', { name: /verwijderen/ }).click();
  await expect(page.getByText('Uw winkelmand is nog leeg')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(line.getByRole('status')).toHaveText('2');
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
    await page.goto('/nl/basket');
    await expect(page.getByRole('link', { name: /Oslo 3-zitsbank/ }).first()).toBeVisible();
  });

  test('an addition the shop refuses is taken back', async ({ page }) => {
    await open(page, sofa.path);
    await page.route('**/api/nl/basket', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            json: { code: 'out-of-stock', message: 'Net uitverkocht', requestId: 'x' },
          })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'In winkelmand' }).first().click();
    await expect(page.getByText('Net uitverkocht')).toBeVisible();
    await page.unroute('**/api/nl/basket');
    await page.goto('/nl/basket');
    await expect(page.getByText('Uw winkelmand is nog leeg')).toBeVisible();
  });
});
