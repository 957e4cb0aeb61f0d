import type { Page } from '@playwright/test';
import { errorOf, hostedMethods, paymentPage, payments, widgetMethods } from './api-text';
import { finger, type Hand, keysOf, pointer } from './hands';
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
const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const title = (page: Page, name: string) => expect(titleOf(page, name)).toBeVisible();
const thanksText = text('order.thanks', { name: address.firstName });
const thanks = (page: Page) => title(page, thanksText);

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
    // GoPay and wallets are asked on the way back, and may have told by now.
    await expect(titleOf(page, text('order.checking')).or(titleOf(page, thanksText))).toBeVisible();
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

/** What the widget of a provider asks: PayPal its own button first, each how the payment is to end. */
async function endInWidget(page: Page, hand: Hand, { method, end }: { method: string; end: string }) {
  if (method === payments.paypal)
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'PayPal', exact: true }));
  await hand.press(endOf(page, end));
}

test.describe('on the page', () => {
  // What a provider refuses or does not answer.
  test.use({ allowedNoise: { patterns: [/status of (402|409|504)/] } });

  for (const [turn, method] of widgetMethods.entries())
    test(`${method} is declined, cancelled, not answered, heard of late, and paid, in its widget`, async ({
      page,
      isMobile,
      playwright,
    }) => {
      const hand = isMobile ? finger : keysOf(page);
      const end = (name: string) => endInWidget(page, hand, { method, end: name });
      await enterAs(page, whoIs(turn, isMobile));
      await fillBasket(page, sofa.vsin);
      await page.goto(places.paymentStep);

      await agreeAndPay(page, method, hand);
      await end(paymentPage.decline);
      await expect(page.getByText(errorOf('payment-declined'))).toBeVisible();

      await agreeAndPay(page, method, hand);
      await end(paymentPage.timeout);
      await expect(page.getByText(errorOf('payment-timeout'))).toBeVisible();
      // The same order, not a further one.
      await hand.press(endOf(page, text('checkout.placeOrder')));
      await end(paymentPage.cancel);
      await title(page, text('order.cancelledTitle'));
      await hand.press(page.getByRole('link', { name: text('order.backToCheckout') }));

      await agreeAndPay(page, method, hand);
      await end(paymentPage.late);
      await title(page, text('order.checking'));
      const sessionId = new URL(page.url()).searchParams.get('sessionId') ?? '';
      const provider = await playwright.request.newContext();
      await pay(provider, { orderId: '', redirectUrl: places.sandboxPayment(sessionId) }, 'success');
      await provider.dispose();
      await thanks(page);
      expect(await ordersOf(page)).toHaveLength(1);

      await fillBasket(page, sofa.vsin);
      await page.goto(places.paymentStep);
      await agreeAndPay(page, method, hand);
      await end(paymentPage.success);
      await thanks(page);
      expect(await ordersOf(page)).toHaveLength(2);
    });
});

test.describe('without a connection', () => {
  test.use({ allowedNoise: { patterns: [/ERR_FAILED/] } });

  test('a provider whose script does not arrive says so, and orders nothing', async ({ page }) => {
    test.skip(!widgetMethods.includes(payments.paypal), 'the site has no PayPal');
    let isLost = true;
    await page.route('**/sandbox-script/paypal?*', (route) => (isLost ? route.abort() : route.continue()));
    await enterAs(page, 'guest');
    await fillBasket(page, sofa.vsin);
    await page.goto(places.paymentStep);
    await agreeAndPay(page, payments.paypal);
    const failed = text('payment.widget.failed', { provider: 'PayPal' });
    await expect(page.getByText(failed).first()).toBeVisible();
    expect(await ordersOf(page)).toEqual([]);
    isLost = false;
    await page.getByRole('button', { name: text('payment.widget.tryAgain') }).click();
    await expect(page.getByText(failed)).toHaveCount(0);
    await endOf(page, text('checkout.placeOrder')).click();
    await endInWidget(page, pointer, { method: payments.paypal, end: paymentPage.success });
    await thanks(page);
  });
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
