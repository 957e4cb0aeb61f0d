import type { Page } from '@playwright/test';
import {
  authoriseKlarna,
  cancelPayment,
  capturePaypal,
  giveUpPayment,
  payOn,
} from '../api/contract/calls/payments';
import { paymentPage, payments, widgetMethods } from './api-text';
import { address } from './inputs/own';
import { either, lose } from './lose';
import * as places from './places';
import { sofa } from './products';
import { fillBasket, ordersOf } from './shop-api';
import { agreeAndPay, basketLine } from './shopper';
import { expect, test } from './test';
import { text } from './text';
import { enterAs, type Who } from './visit';

/** What is asked between an order and its payment, when the connection breaks. */

test.use({ allowedNoise: { patterns: [/ERR_FAILED/, /status of 409/] } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );

async function come(page: Page, who: Who): Promise<void> {
  await enterAs(page, who);
  await fillBasket(page, sofa.vsin);
  await page.goto(places.paymentStep);
}

/** PayPal has its own button first. */
async function endInWidget(page: Page, method: string, end: string): Promise<void> {
  if (method === payments.paypal)
    await page.getByRole('dialog').getByRole('button', { name: 'PayPal', exact: true }).click();
  await press(page, end);
}

for (const [method, call] of [
  [payments.paypal, capturePaypal],
  [payments.later, authoriseKlarna],
] as const)
  test(`what ${method} has agreed to is paid with the next press, once`, async ({ page }) => {
    test.skip(!widgetMethods.includes(method), 'the site does not offer it');
    await come(page, 'guest');
    for (const lost of either) {
      const whenLost = await lose(page, lost, call);
      await agreeAndPay(page, method);
      await endInWidget(page, method, paymentPage.success);
      await whenLost();
      await expect(page.getByText(text('checkout.unanswered'))).toBeVisible();
      expect(await ordersOf(page)).toHaveLength(1);
    }
    await press(page, text('checkout.placeOrder'));
    await endInWidget(page, method, paymentPage.success);
    await thanks(page);
    expect(await ordersOf(page)).toHaveLength(1);
  });

test('a payment that is left in its widget is left with the next press', async ({ page }) => {
  test.skip(!widgetMethods.includes(payments.paypal), 'the site does not offer PayPal');
  await come(page, 'guest');
  for (const lost of either) {
    const whenLost = await lose(page, lost, cancelPayment);
    await agreeAndPay(page, payments.paypal);
    await endInWidget(page, payments.paypal, paymentPage.cancel);
    await whenLost();
    await expect(page.getByText(text('checkout.unanswered'))).toBeVisible();
  }
  await press(page, text('checkout.placeOrder'));
  await endInWidget(page, payments.paypal, paymentPage.cancel);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('order.cancelledTitle'));
  await page.goto(places.basket);
  await expect(basketLine(page, sofa).getByRole('status')).toHaveText('1');
});

test('an order that waits for its payment is paid on, or back in the basket, with the next press', async ({
  page,
}) => {
  await come(page, 'customer');
  await agreeAndPay(page);
  await expect(page).toHaveURL(/sandbox-payment/);
  await page.goto(places.account('orders'));
  await page.getByRole('main').getByRole('link', { name: /LW/ }).first().click();
  for (const lost of either) {
    const whenLost = await lose(page, lost, payOn);
    await press(page, text('basket.openOrderPay'));
    await whenLost();
    await expect(page.getByText(text('account.failed'))).toBeVisible();
  }
  await press(page, text('basket.openOrderPay'));
  await expect(page).toHaveURL(/sandbox-payment/);

  await page.goto(places.basket);
  await lose(page, 'request', giveUpPayment);
  await press(page, text('basket.openOrderBack'));
  await expect(page.getByText(text('basket.changeFailed'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('basket.openOrderBack') })).toBeEnabled();
  await lose(page, 'answer', giveUpPayment);
  await press(page, text('basket.openOrderBack'));
  await expect(basketLine(page, sofa).getByRole('status')).toHaveText('1');
  expect(await ordersOf(page)).toEqual([]);
});
