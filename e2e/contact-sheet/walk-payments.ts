import type { Page } from '@playwright/test';
import { siteCommerce } from '../../sites/commerce';
import { hostedMethods, paymentPage, payments, widgetMethods } from '../api-text';
import * as places from '../places';
import { chair, sofa } from '../products';
import { addElsewhere, fillBasket, orderByTransfer, orderOf, pay } from '../shop-api';
import { agreeAndPay, open, openCoupons } from '../shopper';
import { shop } from '../site';
import { pattern, text } from '../text';
import { enterAs } from '../visit';
import { expect, test } from './look';

async function goToPayment(page: Page): Promise<void> {
  await enterAs(page, 'guest');
  await fillBasket(page, sofa.vsin);
  await open(page, places.paymentStep);
  await expect(page.getByRole('radio', { name: payments.atOnce })).toBeVisible();
}

test('ways to pay', async ({ page, look }) => {
  await goToPayment(page);
  for (const method of [...hostedMethods, ...widgetMethods, payments.transfer]) {
    await page.getByRole('radio', { name: method }).check();
    await look(method, { pressed: true });
  }
});

test('widgets', async ({ page, look }) => {
  await goToPayment(page);
  for (const method of widgetMethods) {
    await agreeAndPay(page, method);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await look(method, { window: true, pressed: true, noise: /status of 402/ });
    if (method === payments.paypal) await dialog.getByRole('button', { name: 'PayPal', exact: true }).click();
    await expect(page.getByRole('button', { name: paymentPage.decline, exact: true })).toBeVisible();
    await look(`${method}, opened`, { window: true, pressed: true });
    await page.getByRole('button', { name: paymentPage.decline, exact: true }).click();
    await expect(dialog).toBeHidden();
    await look(`${method}, declined`, { pressed: true, noise: /status of 402/ });
  }
});

/** Those with a completed page that the contact sheet shows. */
const toldInFull = new Set<string>(['ideal', 'card', 'paypal', 'pay-later', 'wire']);

test('completed', async ({ page, look, playwright }) => {
  await enterAs(page, 'guest');
  for (const method of siteCommerce[shop.code].paymentMethods.filter((one) => toldInFull.has(one))) {
    await fillBasket(page, sofa.vsin);
    const ordered = await orderOf(page, method);
    const provider = await playwright.request.newContext();
    if (method !== 'wire') await pay(provider, ordered, 'success');
    await provider.dispose();
    await open(page, `${places.completed}?orderId=${ordered.orderId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(method);
  }
});

test('money back', async ({ page, look }) => {
  await enterAs(page, 'customer');
  const { orderId } = await orderByTransfer(page, sofa.vsin);
  const order = `${places.account('orders')}?order=${orderId}`;
  await open(page, order);
  await expect(page.getByRole('button', { name: text('account.cancelOrder') })).toBeVisible();
  await look('paid, with its invoice');
  await page.getByRole('button', { name: text('account.cancelOrder') }).click();
  await page.getByRole('button', { name: text('account.cancelConfirm') }).click();
  const refunds = page.getByRole('region', { name: text('order.refunds.title') });
  await expect(refunds).toBeVisible();
  await refunds.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01');
  await refunds.getByRole('button', { name: text('order.refunds.sendAccount') }).click();
  await look('account asked for', { pressed: true });
  await refunds.getByLabel(text('order.refunds.accountHolder')).fill('Sanne de Wit');
  await refunds.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00');
  await page.keyboard.press('Enter');
  await expect(refunds).toContainText(text('order.refunds.states.to-transfer'));
  await look('account told', { pressed: true });
  await open(page, places.account('profile'));
  await look('business form');
});

test('basket with offers', async ({ page, look }) => {
  await enterAs(page, 'guest');
  await fillBasket(page, sofa.vsin);
  await addElsewhere(page, chair.vsin);
  await open(page, places.basket);
  await page
    .getByRole('button', { name: pattern('basket.saved.saveOf') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: text('basket.saved.title') })).toBeVisible();
  await openCoupons(page);
  await page.getByLabel(text('basket.coupon'), { exact: true }).fill('BESTAATNIET');
  await page.getByRole('button', { name: text('basket.couponApply'), exact: true }).click();
  await look('saved line and refused code', { pressed: true, noise: /status of 422/ });
});
