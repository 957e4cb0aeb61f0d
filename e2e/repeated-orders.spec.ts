import type { Page } from '@playwright/test';
import { errorOf, paymentPage, payments } from './api-text';
import { address } from './inputs/own';
import * as places from './places';
import { sofa } from './products';
import { comeWithBasket, orderByApi, ordersOf } from './shop-api';
import { addOneMore, addToBasket, basketLine, fillAddress, orderAndGoToPayment } from './shopper';
import { expect, expectAccessible, test } from './test';
import { pattern, text } from './text';

const orderButton = (page: Page) => page.getByRole('button', { name: text('checkout.placeOrder') });
const completed = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );

/** Up to the button that binds, with everything chosen. */
async function goToLastButton(page: Page): Promise<void> {
  await page.goto(places.checkout);
  await fillAddress(page);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
  await page.getByRole('radio', { name: payments.atOnce }).check();
  await page.getByRole('checkbox', { name: pattern('checkout.terms') }).check();
}

test('impatient clicks on the last button are one order', async ({ page }) => {
  await comeWithBasket(page);
  await goToLastButton(page);
  const keys = new Set<string | undefined>();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(places.anyApi('checkout'), async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    await held;
    await route.continue();
  });
  await orderButton(page).dblclick();
  await orderButton(page).click({ force: true });
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/sandbox-payment/);
  expect(keys.size).toBe(1);
  expect(await ordersOf(page)).toHaveLength(1);
});

test.describe(() => {
  test.use({ allowedNoise: { patterns: [/ERR_FAILED/] } });

  test('an answer lost on the way is asked for again: the same order', async ({ page }) => {
    await comeWithBasket(page);
    await goToLastButton(page);
    await page.route(
      places.anyApi('checkout'),
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await orderButton(page).click();
    await expect(page.getByText(text('checkout.unanswered'))).toBeVisible();
    await orderButton(page).click();
    await expect(page).toHaveURL(/sandbox-payment/);
    expect(await ordersOf(page)).toHaveLength(1);
    await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
    await completed(page);
    expect(await ordersOf(page)).toHaveLength(1);
  });
});

test('Back from the payment page places no second order and shows the way on, as Forward does', async ({
  page,
}) => {
  await comeWithBasket(page);
  await orderAndGoToPayment(page);
  await expect(page).toHaveURL(/sandbox-payment/);
  await page.goBack();
  await expect(page).toHaveURL(/checkout/);
  const waiting = page.getByText(pattern('basket.openOrder'));
  await expect(waiting).toBeVisible();
  await expect(page.getByText(text('basket.emptyTitle'))).toBeHidden();
  await expect(orderButton(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/sandbox-payment/);
  await page.goto(places.basket);
  await page.getByRole('link', { name: text('basket.openOrderPay') }).click();
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await completed(page);
  expect(await ordersOf(page)).toHaveLength(1);
  await page.goto(places.basket);
  await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('open-order'))))
    .toBe(false);
  await expect(waiting).toHaveCount(0);
  await page.goBack();
  // The finished payment cannot be repeated either.
  await page.goBack();
  await expect(page.getByRole('button', { name: paymentPage.success, exact: true })).toHaveCount(0);
});

test.describe('a basket that was ordered in another tab', () => {
  test('is not ordered again, and what is added then is a new one', async ({ page, context }) => {
    await comeWithBasket(page);
    await page.goto(places.basket);
    const line = basketLine(page, sofa);
    await expect(line.getByRole('status')).toHaveText('1');
    const other = await context.newPage();
    await orderAndGoToPayment(other, payments.transfer);
    await completed(other);

    await addOneMore(page, line);
    await expect(line.getByRole('status')).toHaveText('2');
    await page.reload();
    await expect(line.getByRole('status')).toHaveText('2');
    await addToBasket(page);
    await expect(page.getByRole('link', { name: `${text('layout.basket.title')} (3)` })).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test.describe(() => {
    test.use({ allowedNoise: { patterns: [/status of 409/] } });
    test('is refused at the last button, with the way to the basket', async ({ page, context }) => {
      await comeWithBasket(page);
      await goToLastButton(page);
      const other = await context.newPage();
      await other.goto(places.within('checkout?step=payment'));
      await other.getByRole('radio', { name: payments.transfer }).check();
      await other.getByRole('checkbox', { name: pattern('checkout.terms') }).check();
      await orderButton(other).click();
      await completed(other);

      await orderButton(page).click();
      await expect(
        page.getByText(text('basket.emptyTitle')).or(page.getByText(errorOf('basket-empty'))),
      ).toBeVisible();
      expect(await ordersOf(page)).toHaveLength(1);
    });
  });
});

test.describe('an order that is not the shopper’s', () => {
  test.use({ allowedNoise: { patterns: [/status of 40[04]/] } });

  test('is not shown, and looks like one that never was', async ({ page, request }) => {
    const { orderId } = await orderByApi(request, sofa.vsin);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [orderId, unknown, 'LW-1', '../basket', '%00', '']) {
      for (const path of [places.completed, places.callback]) {
        await page.goto(`${path}?orderId=${id.replace('/', '%2F')}&outcome=success`);
        await expect(page.getByRole('heading', { name: text('order.notFoundTitle') })).toBeVisible();
        await expect(page.getByText(address.lastName)).toHaveCount(0);
      }
    }
  });
});

test('an order that waits for its payment says what is in it, and is put back into the basket', async ({
  page,
}) => {
  await comeWithBasket(page);
  await orderAndGoToPayment(page);
  await expect(page).toHaveURL(/sandbox-payment/);
  await page.goto(places.basket);
  const waiting = page.getByRole('region', { name: pattern('basket.openOrder') });
  await expect(waiting.getByRole('listitem')).toContainText(sofa.title);
  await expect(page.getByText(text('basket.emptyTitle'))).toBeHidden();
  await expectAccessible(page);
  await waiting.getByRole('button', { name: text('basket.openOrderBack') }).click();
  await expect(basketLine(page, sofa)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page
    .getByRole('link', { name: text('basket.toCheckout') })
    .first()
    .click();
  await expect(page).toHaveURL(/checkout/);
});
