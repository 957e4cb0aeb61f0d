import { quietPage } from './conditions';
import { searches } from './inputs/own';
import * as places from './places';
import { living, sofa, sofas } from './products';
import { addToBasket, open } from './shopper';
import { expect, expectAccessible, test } from './test';
import { text } from './text';

for (const [name, path] of [
  ['home', places.home],
  ['a category', sofas.path],
  ['a filtered listing', `${living.path}?colour=beige`],
  ['a search', places.search(searches.sofa)],
  ['an empty search', places.search('xyzzyqwerty')],
  ['newest products', places.newest],
  ['express delivery', places.express],
  ['showroom products', places.showroomProducts],
  ['a product', sofa.path],
  ['a content page', quietPage.path],
  ['an empty basket', places.basket],
] as const) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing on a full basket and in the checkout', async ({ page }) => {
  await addToBasket(page);
  await page.goto(places.basket);
  await expect(page.getByRole('link', { name: text('basket.toCheckout') })).toBeVisible();
  await expectAccessible(page);
  await page.goto(places.checkout);
  await expect(page.getByLabel(text('checkout.fields.email'))).toBeVisible();
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ allowedNoise: { patterns: [/status of 404/] } });
  test('axe finds nothing on the 404 page', async ({ page }) => {
    await page.goto(places.within('bestaat-niet'));
    await expect(page.getByRole('heading', { name: text('status.notFound.title') })).toBeVisible();
    await expectAccessible(page);
  });
});
