import type { Page } from '@playwright/test';
import { orderByApi, ordersOf } from './shop-api';
import { addOneMore, address, addToBasket, fillAddress, orderAndGoToPayment } from './shopper';
import { expect, test } from './test';

const orderButton = (page: Page) => page.getByRole('button', { name: 'Bestellen en betalen' });
const wire = /^Bankoverschrijving/;
const completed = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bedankt, ${address.firstName}!`);

/** Up to the button that binds, with everything chosen. */
async function goToLastButton(page: Page): Promise<void> {
  await page.goto('/nl/checkout');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Verder naar bezorging' }).click();
  await page.getByRole('button', { name: 'Verder naar betaling' }).click();
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check();
}

test('impatient clicks on the last button are one order', async ({ page }) => {
  await addToBasket(page);
  await goToLastButton(page);
  const keys = new Set<string | undefined>();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/nl/checkout', async (route) => {
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
    await addToBasket(page);
    await goToLastButton(page);
    await page.route(
      '**/api/nl/checkout',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await orderButton(page).click();
    await expect(page.getByText('Er is niets afgeschreven')).toBeVisible();
    await orderButton(page).click();
    await expect(page).toHaveURL(/sandbox-payment/);
    expect(await ordersOf(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
    await completed(page);
    expect(await ordersOf(page)).toHaveLength(1);
  });
});

test('Back from the payment page places no second order and shows the way on, as Forward does', async ({
  page,
}) => {
  await addToBasket(page);
  await orderAndGoToPayment(page);
  await expect(page).toHaveURL(/sandbox-payment/);
  await page.goBack();
  await expect(page).toHaveURL(/checkout/);
  await expect(page.getByText('Uw winkelmand is nog leeg')).toBeVisible();
  await expect(orderButton(page)).toHaveCount(0);
  const waiting = page.getByText(/Uw bestelling LW-[\w-]+ wacht op betaling/);
  await expect(waiting).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/sandbox-payment/);
  await page.goto('/nl/basket');
  await page.getByRole('link', { name: 'Verder betalen' }).click();
  await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
  await completed(page);
  expect(await ordersOf(page)).toHaveLength(1);
  await page.goto('/nl/basket');
  await expect(page.getByText('Uw winkelmand is nog leeg')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('open-order'))))
    .toBe(false);
  await expect(waiting).toHaveCount(0);
  await page.goBack();
  // The finished payment cannot be repeated either.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Betaling slaagt', exact: true })).toHaveCount(0);
});

test.describe('a basket that was ordered in another tab', () => {
  test('is not ordered again, and what is added then is a new one', async ({ page, context }) => {
    await addToBasket(page);
    await page.goto('/nl/basket');
    const line = page.getByRole('listitem').filter({ hasText: 'Oslo 3-zitsbank' });
    await expect(line.getByRole('status')).toHaveText('1');
    const other = await context.newPage();
    await orderAndGoToPayment(other, wire);
    await completed(other);

    await addOneMore(page, line);
    await expect(line.getByRole('status')).toHaveText('2');
    await page.reload();
    await expect(line.getByRole('status')).toHaveText('2');
    await addToBasket(page);
    await expect(page.getByRole('link', { name: 'Winkelmand (3)' })).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test.describe(() => {
    test.use({ allowedNoise: { patterns: [/status of 409/] } });
    test('is refused at the last button, with the way to the basket', async ({ page, context }) => {
      await addToBasket(page);
      await goToLastButton(page);
      const other = await context.newPage();
      await other.goto('/nl/checkout?step=payment');
      await other.getByRole('radio', { name: wire }).check();
      await other.getByRole('checkbox', { name: /Ik ga akkoord/ }).check();
      await orderButton(other).click();
      await completed(other);

      await orderButton(page).click();
      await expect(page.getByText(/winkelmand is (nog )?leeg/)).toBeVisible();
      expect(await ordersOf(page)).toHaveLength(1);
    });
  });
});

test.describe('an order that is not the shopper’s', () => {
  test.use({ allowedNoise: { patterns: [/status of 40[04]/] } });

  test('is not shown, and looks like one that never was', async ({ page, request }) => {
    const { orderId } = await orderByApi(request, 'V100101');
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [orderId, unknown, 'LW-1', '../basket', '%00', '']) {
      for (const path of ['/nl/order-completed', '/nl/checkout-callback/ideal']) {
        await page.goto(`${path}?orderId=${id.replace('/', '%2F')}&outcome=success`);
        await expect(page.getByRole('heading', { name: 'Deze bestelling vinden wij niet' })).toBeVisible();
        await expect(page.getByText(address.lastName)).toHaveCount(0);
      }
    }
  });
});
