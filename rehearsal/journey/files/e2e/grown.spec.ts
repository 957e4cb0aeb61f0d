import { facetTitles, paymentPage, payments } from './api-text';
import { address } from './inputs/own';
import * as places from './places';
import { facetValue, sofas } from './products';
import { addToBasket, agreeAndPay, fillAddress, open } from './shopper';
import { expect, test } from './test';
import { pattern, text, words } from './text';

/** Of the home page that the growth of the site writes. */
const quoteText = 'Stół, przy którym zostaje się dłużej.';

test('a shopper of the new site uses all that is new', async ({ page }) => {
  await open(page, places.home);
  await expect(page.locator('html')).toHaveAttribute('lang', /^pl/);
  await expect(page.getByRole('figure').getByText(quoteText)).toBeVisible();

  await open(page, sofas.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ž/);
  const brands = page.locator('#listing-filter-drawer details').filter({ hasText: facetTitles.brand });
  const linden = page.getByRole('checkbox', { name: words(facetValue('brand', 'linden')) });
  if ((await brands.getAttribute('open')) === null) await brands.locator('summary').click();
  await linden.check();
  await expect(page).toHaveURL(/brand=linden/);
  await expect(page.getByRole('link', { name: pattern('listing.removeFilter') })).toBeVisible();

  await addToBasket(page);
  await page.goto(places.basket);
  await page.getByRole('link', { name: text('basket.toCheckout') }).click();
  await fillAddress(page);
  await page.getByLabel(words(text('checkout.fields.floor'))).fill('3');
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
  expect(payments.atOnce).toBe('BLIK');
  await agreeAndPay(page);

  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );
  await expect(page.getByText(words(`${address.street} ${address.houseNumber} 3`)).first()).toBeVisible();
});
