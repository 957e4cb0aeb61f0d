import { addToBasket, open, sofa } from './shopper';
import { expect, test } from './test';

test('a category shows the offers that belong to it', async ({ page }) => {
  await open(page, '/nl/banken-c-C11');
  await page.getByRole('link', { name: /Twijfelt u over de maat van uw bank/ }).click();
  await expect(page).toHaveURL(/\/interieuradvies$/);
  await open(page, '/nl/verlichting-c-C6');
  await expect(page.getByRole('link', { name: 'Herfst in huis: licht op drie hoogten' })).toBeVisible();
  await expect(page.getByText('Twijfelt u over de maat van uw bank?')).toHaveCount(0);
});

test('a product shows the offers of its department', async ({ page }) => {
  await open(page, sofa.path);
  await expect(page.getByRole('link', { name: /Past hij door de deur/ })).toHaveAttribute(
    'href',
    '/nl/bezorging',
  );
});

test('the basket says that delivery is free, as soon as its lines are there', async ({ page }) => {
  await addToBasket(page);
  await page.goto('/nl/basket');
  await expect(page.getByRole('link', { name: /Oslo 3-zitsbank/ }).first()).toBeVisible();
  await expect(page.getByText('Uw bestelling wordt gratis thuisbezorgd.')).toBeVisible();
  await expect(page.getByText(/U bent er bijna/)).toHaveCount(0);
});
