import type { Page } from '@playwright/test';
import { paymentPage, payments } from './api-text';
import { unless } from './conditions';
import { address } from './inputs/own';
import * as places from './places';
import { living, sofa, sofas } from './products';
import { comeWithBasket } from './shop-api';
import { addressFields, agreeAndPay, fillAddress, open, orderAndGoToPayment } from './shopper';
import { expect, test } from './test';
import { linkIn, literal, pattern, text, words } from './text';

test('a shopper finds a sofa by category and colour and buys it', async ({ page, isMobile }) => {
  await open(page, places.home);
  if (isMobile) {
    await page.getByRole('link', { name: sofas.title }).first().click();
  } else {
    await page.goto(living.path);
    await page
      .getByRole('link', { name: new RegExp(`^${literal(sofas.title)}`) })
      .first()
      .click();
  }
  await expect(page.getByRole('heading', { level: 1, name: sofas.title })).toBeVisible();
  await page
    .getByRole('link', { name: words(sofa.name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sofa.name);

  await page
    .getByRole('button', { name: text('product.purchase.add') })
    .first()
    .click();
  await expect(page.getByText(pattern('product.purchase.added'))).toBeVisible();
  await orderAndGoToPayment(page);

  await expect(page).toHaveURL(/sandbox-payment/);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );
  await expect(page.getByText(/LW-[\w-]+/)).toBeVisible();

  await page.goto(places.basket);
  await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
});

test('a declined payment loses nothing and can be repeated', async ({ page }) => {
  await comeWithBasket(page);
  await orderAndGoToPayment(page, payments.other);
  await page.getByRole('button', { name: paymentPage.decline }).click();
  await expect(page.getByRole('heading', { name: text('order.failedTitle') })).toBeVisible();
  const unpaid = page.getByRole('complementary', { name: text('order.unpaid') });
  await expect(unpaid.getByText(words(`1 × ${sofa.name}`))).toBeVisible();
  await expect(unpaid.getByText(text('basket.total'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: text('order.backToCheckout') }).click();
  await agreeAndPay(page);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );
});

test('a cancelled payment leads back to a full basket', async ({ page }) => {
  await comeWithBasket(page);
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: paymentPage.cancel }).click();
  await expect(page.getByRole('heading', { name: text('order.cancelledTitle') })).toBeVisible();
  await page.getByRole('link', { name: text('order.backToBasket') }).click();
  await expect(page.getByRole('link', { name: words(sofa.name) }).first()).toBeVisible();
});

test('a bank transfer is an order that waits for the money', async ({ page }) => {
  await comeWithBasket(page);
  await orderAndGoToPayment(page, payments.transfer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );
  await expect(page.getByText(text('order.statuses.waitingForPayment')).first()).toBeVisible();
  await expect(page.getByText(pattern('order.payBefore'))).toBeVisible();
  await expect(page.getByText('IBAN', { exact: true })).toBeVisible();
});

test('the checkout names every mistake and leads to it', async ({ page }) => {
  await comeWithBasket(page);
  await page.goto(places.checkout);
  await page.getByLabel(text('checkout.fields.zipCode')).fill('12');
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  const summary = page
    .getByRole('alert')
    .filter({ hasText: text('checkout.errorSummary', { count: addressFields.length }) });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: text('checkout.fields.zipCode') }).click();
  await expect(page.getByLabel(text('checkout.fields.zipCode'))).toBeFocused();
  await expect(page.getByLabel(text('checkout.fields.zipCode'))).toHaveAccessibleDescription(
    pattern('validation.zipCode'),
  );
  await fillAddress(page);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await expect(page.getByRole('radio', { name: pattern('checkout.deliveryMethods.home') })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(text('checkout.fields.firstName'))).toHaveValue(address.firstName);
});

/** Up to the terms, with a method chosen. */
async function goToTerms(page: Page) {
  await comeWithBasket(page);
  await page.goto(places.checkout);
  await fillAddress(page);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
  await page.getByRole('radio', { name: payments.atOnce }).check();
}

test('the order is not placed without the terms', async ({ page }) => {
  await goToTerms(page);
  await page.getByRole('button', { name: text('checkout.placeOrder') }).click();
  await expect(page.getByRole('alert').filter({ hasText: text('validation.terms') })).toBeFocused();
});

test('the terms are read in the checkout', async ({ page }) => {
  test.skip(...unless('policies'));
  await goToTerms(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: linkIn('checkout.terms'), exact: true })
    .first()
    .click();
  const terms = page.getByRole('dialog', { name: text('checkout.termsTitle') });
  await expect(terms.getByRole('paragraph').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/checkout/);
});
