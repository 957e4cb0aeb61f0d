import { paymentPage, payments } from '../api-text';
import { address } from '../inputs/own';
import * as places from '../places';
import { chair, sofa, sofas } from '../products';
import { addToBasket, agreeAndPay, choosePayment, fillAddress, open } from '../shopper';
import { pattern, text } from '../text';
import { expect, test } from './look';

/** One of which there are enough for an order at every width. */

test('basket', async ({ page, look, viewport }) => {
  await open(page, places.basket);
  await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
  await look('empty');
  await addToBasket(page, chair.path);
  await look('added', { window: true, pressed: true });
  await addToBasket(page);
  if ((viewport?.width ?? 0) > 992) {
    await open(page, sofas.path);
    await page.getByRole('link', { name: `${text('layout.basket.title')} (2)` }).hover();
    await expect(page.getByRole('link', { name: text('layout.basket.view') })).toBeVisible();
    await look('panel', { window: true });
  }
  await open(page, places.basket);
  await expect(page.getByRole('link', { name: text('basket.toCheckout') }).first()).toBeVisible();
  await look('full');
});

test('checkout', async ({ page, look }) => {
  await addToBasket(page, chair.path);
  await addToBasket(page);
  await open(page, places.checkout);
  await expect(page.getByLabel(text('checkout.fields.email'), { exact: true })).toBeVisible();
  await look('1 address');
  await page.getByLabel(text('checkout.fields.zipCode')).fill('12');
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await look('1 address, mistakes', { pressed: true });
  await fillAddress(page);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await expect(page.getByRole('button', { name: text('checkout.toPayment') })).toBeVisible();
  await look('2 delivery', { pressed: true });
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
  await expect(page.getByRole('radio', { name: payments.atOnce })).toBeVisible();
  await look('3 payment', { pressed: true });
  await choosePayment(page);
  await page.getByRole('button', { name: text('checkout.placeOrder') }).click();
  await look('3 payment, mistakes', { pressed: true });
  await page.getByRole('checkbox', { name: pattern('checkout.terms') }).check();
  await page.getByRole('button', { name: text('checkout.placeOrder') }).click();
  await page.waitForURL(/sandbox-payment/);
  await look('4 sandbox');
  await page.getByRole('button', { name: paymentPage.decline }).click();
  await expect(page.getByRole('heading', { name: text('order.failedTitle') })).toBeVisible();
  await look('5 declined');
  await page.getByRole('link', { name: text('order.backToCheckout') }).click();
  await agreeAndPay(page);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );
  await look('6 order completed');
});

const outOfOrder = /status of 503|Failed to load resource|ERR_FAILED/;

test('out of order', async ({ page, look }) => {
  await addToBasket(page);
  await page.route(places.anyApi('**'), (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: 'x' } }),
  );
  for (const [name, path] of [
    ['basket', places.basket],
    ['checkout', places.checkout],
    ['order', `${places.completed}?orderId=1`],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('button', { name: text('basket.tryAgain') }).first()).toBeVisible();
    await look(name, { noise: outOfOrder });
  }
  await page.goto(sofa.path);
  await page
    .getByRole('button', { name: text('product.purchase.add') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: text('product.purchase.add') }).first()).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  await look('adding to the basket', { window: true, pressed: true, noise: outOfOrder });
});
