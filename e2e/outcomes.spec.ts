import type { Page } from '@playwright/test';
import { hostedMethods, paymentPage, payments } from './api-text';
import { finger, keysOf } from './hands';
import { address } from './inputs/own';
import * as places from './places';
import { sofa } from './products';
import { fillBasket, ordersOf, pay } from './shop-api';
import { agreeAndPay } from './shopper';
import { expect, test } from './test';
import { text } from './text';
import { enterAs, type Who } from './visit';

/**
 * Each way to pay to each of its ends: with the keys alone on a desktop, by touch on a phone; one as a guest, the next
 * as a customer, and the other way round on the other device.
 */

const whoIs = (turn: number, isMobile: boolean): Who =>
  (turn + Number(isMobile)) % 2 ? 'customer' : 'guest';
const endOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const thanks = (page: Page) => title(page, text('order.thanks', { name: address.firstName }));

for (const [turn, method] of hostedMethods.entries())
  test(`${method} is declined, cancelled, heard of late, and paid`, async ({
    page,
    isMobile,
    playwright,
  }) => {
    const hand = isMobile ? finger : keysOf(page);
    await enterAs(page, whoIs(turn, isMobile));
    await fillBasket(page, sofa.vsin);
    await page.goto(places.paymentStep);

    await agreeAndPay(page, method, hand);
    await hand.press(endOf(page, paymentPage.decline));
    await title(page, text('order.failedTitle'));
    await hand.press(page.getByRole('link', { name: text('order.backToCheckout') }));
    await expect(page.getByText(text('checkout.methodFailed', { method }))).toBeVisible();

    await agreeAndPay(page, method, hand);
    await hand.press(endOf(page, paymentPage.cancel));
    await title(page, text('order.cancelledTitle'));
    await hand.press(page.getByRole('link', { name: text('order.backToCheckout') }));

    await agreeAndPay(page, method, hand);
    await expect(endOf(page, paymentPage.late)).toBeVisible();
    const redirectUrl = page.url();
    await hand.press(endOf(page, paymentPage.late));
    await title(page, text('order.checking'));
    // Nobody is at this page any more when the provider tells.
    const provider = await playwright.request.newContext();
    await pay(provider, { orderId: '', redirectUrl }, 'success');
    await provider.dispose();
    await thanks(page);
    expect(await ordersOf(page)).toHaveLength(1);

    await fillBasket(page, sofa.vsin);
    await page.goto(places.paymentStep);
    await agreeAndPay(page, method, hand);
    await hand.press(endOf(page, paymentPage.success));
    await thanks(page);
    expect(await ordersOf(page)).toHaveLength(2);
  });

test('a transfer is ordered with the keys alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has none');
  await enterAs(page, 'customer');
  await fillBasket(page, sofa.vsin);
  await page.goto(places.paymentStep);
  await agreeAndPay(page, payments.transfer, keysOf(page));
  await thanks(page);
  await expect(page.getByText('IBAN', { exact: true })).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});
