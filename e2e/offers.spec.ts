import { offer, unless } from './conditions';
import * as places from './places';
import { category, sofa, sofas } from './products';
import { comeWithBasket } from './shop-api';
import { open } from './shopper';
import { expect, test } from './test';
import { words } from './text';

test.skip(...unless('offers'));

const adviceOnSofas = offer('nl-banken-advies');
const autumn = offer('nl-kaart-herfst');
const doorway = offer('nl-product-meten');
const nearlyFree = offer('nl-mandje-bijna');
const freeDelivery = offer('nl-mandje-gratis');

test('a category shows the offers that belong to it', async ({ page }) => {
  await open(page, sofas.path);
  await page.getByRole('link', { name: words(adviceOnSofas.text) }).click();
  await expect(page).toHaveURL(places.endsWith(places.within(adviceOnSofas.link)));
  await open(page, category('C6').path);
  await expect(page.getByRole('link', { name: autumn.text })).toBeVisible();
  await expect(page.getByText(adviceOnSofas.text)).toHaveCount(0);
});

test('a product shows the offers of its department', async ({ page }) => {
  await open(page, sofa.path);
  await expect(page.getByRole('link', { name: words(doorway.text) })).toHaveAttribute(
    'href',
    places.within(doorway.link),
  );
});

test('the basket says that delivery is free, as soon as its lines are there', async ({ page }) => {
  await comeWithBasket(page);
  await page.goto(places.basket);
  await expect(page.getByRole('link', { name: words(sofa.name) }).first()).toBeVisible();
  await expect(page.getByText(freeDelivery.text)).toBeVisible();
  await expect(page.getByText(words(nearlyFree.text))).toHaveCount(0);
});
