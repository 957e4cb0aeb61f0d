import { addToBasket, open } from './shopper';
import { expect, expectAccessible, test } from './test';

for (const [name, path] of [
  ['home', '/nl'],
  ['a category', '/nl/banken-c-C11'],
  ['a filtered listing', '/nl/wonen-c-C1?colour=beige'],
  ['a search', '/nl/search?term=bank'],
  ['an empty search', '/nl/search?term=xyzzyqwerty'],
  ['newest products', '/nl/newest-products'],
  ['express delivery', '/nl/express-delivery'],
  ['showroom products', '/nl/showroom-products'],
  ['a product', '/nl/oslo-3-zitsbank-zandkleurig-linnen-p-V100101'],
  ['a content page', '/nl/retourbeleid'],
  ['an empty basket', '/nl/basket'],
] as const) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing on a full basket and in the checkout', async ({ page }) => {
  await addToBasket(page);
  await page.goto('/nl/basket');
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/nl/checkout');
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ allowedNoise: { patterns: [/status of 404/] } });
  test('axe finds nothing on the 404 page', async ({ page }) => {
    await page.goto('/nl/bestaat-niet');
    await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
    await expectAccessible(page);
  });
});
