import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { paymentPage } from './api-text';
import { mailTo } from './outbox';
import * as places from './places';
import { category, lamp, pendant, plant } from './products';
import { orderByApi, pay } from './shop-api';
import { addToBasket, basketLine, open, orderAndGoToPayment } from './shopper';
import { expect, expectAccessible, test } from './test';
import { pattern, text, whole, words } from './text';

const artificialPlants = category('C82');
const floorLamps = category('C61');

const onProductPage = text('product.purchase.soldOut.title');
const onCard = text('productCard.badges.sold-out');

/** The page in the cache, as the next visitor gets it; elements only, not the texts that scripts carry. */
async function shows(request: APIRequestContext, path: string, text: string): Promise<boolean> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return (await answer.text()).includes(`>${text}<`);
}

/** The shop promises five seconds. Rendering in turn would take five minutes. */
async function becomes(request: APIRequestContext, path: string, text: string, isShown: boolean) {
  await expect
    .poll(() => shows(request, path, text), { message: `"${text}" on ${path}`, timeout: 5000 })
    .toBe(isShown);
}

async function fillCache(request: APIRequestContext, path: string) {
  await expect
    .poll(async () => (await request.get(path)).headers()['x-linden-cache'], { message: `${path} is cached` })
    .toBe('hit');
}

test('cached pages and baskets follow the last piece: gone, and back once the payment is cancelled', async ({
  page,
  request,
}) => {
  for (const path of [plant.path, artificialPlants.path]) await fillCache(request, path);
  expect(await shows(request, plant.path, onProductPage)).toBe(false);
  expect(await shows(request, artificialPlants.path, onCard)).toBe(false);
  await addToBasket(page, plant.path);

  const ordered = await orderByApi(request, plant.vsin);
  await becomes(request, plant.path, onProductPage, true);
  await becomes(request, artificialPlants.path, onCard, true);

  await page.goto(plant.path);
  await expect(page.getByText(onProductPage)).toBeVisible();
  await expect(page.getByRole('button', { name: text('product.purchase.add') })).toHaveCount(0);
  const email = `anna-${randomUUID()}@example.nl`;
  await page.getByRole('button', { name: text('product.purchase.soldOut.notify') }).click();
  const field = page.getByRole('main').getByLabel(text('backInStock.label'));
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.press('Enter');
  await expect(page.getByText(text('backInStock.required'))).toBeVisible();
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(text('backInStock.noted'))).toBeFocused();
  await page.goto(artificialPlants.path);
  const card = page.getByRole('article').filter({ hasText: plant.title });
  await expect(card.getByText(onCard)).toBeVisible();
  // Whoever was slower keeps the line, is told why it cannot be ordered, and can order again later.
  await page.goto(places.basket);
  await expect(page.getByRole('link', { name: words(plant.title) }).first()).toBeVisible();
  await expect(page.getByText(text('basket.blocked'))).toBeVisible();
  await expect(page.getByRole('link', { name: text('basket.toCheckout') })).toHaveCount(0);

  await pay(request, ordered, 'cancel');
  await becomes(request, plant.path, onProductPage, false);
  await becomes(request, artificialPlants.path, onCard, false);
  expect(await mailTo(request, email, 'back-in-stock')).toContain(plant.path);
  await page.reload();
  await expect(page.getByRole('link', { name: text('basket.toCheckout') }).first()).toBeVisible();
});

test('no more can be chosen than there are, and buying them sells the product out', async ({
  page,
  request,
}) => {
  for (const path of [lamp.path, floorLamps.path]) await fillCache(request, path);
  await open(page, lamp.path);
  await expect(page.getByText(text('product.purchase.delivery.lastPieces', { count: 2 }))).toBeVisible();
  const more = page.getByRole('button', { name: text('product.purchase.increase') });
  await more.click();
  await expect(page.getByText(text('product.purchase.maxQuantity', { max: 2 }))).toBeVisible();
  await expect(more).toBeDisabled();
  const add = page.getByRole('button', { name: text('product.purchase.add') }).first();
  await add.click();
  // Only then has the shop stored it: the basket's number is there at once.
  await expect(page.getByText(pattern('product.purchase.added'))).toBeVisible();
  await expect(page.getByRole('link', { name: `${text('layout.basket.title')} (2)` })).toBeVisible();

  await page.goto(places.basket);
  const line = basketLine(page, lamp);
  await expect(line.getByRole('status')).toHaveText('2');
  await expect(line.getByText(text('basket.limit', { count: 2 }))).toBeVisible();
  await expect(line.getByRole('button', { name: whole(pattern('basket.more')) })).toBeDisabled();

  await orderAndGoToPayment(page);
  await expect(page).toHaveURL(/sandbox-payment/);
  await becomes(request, lamp.path, onProductPage, true);
  await becomes(request, floorLamps.path, onCard, true);
  await page.getByRole('button', { name: paymentPage.cancel }).click();
  await expect(page.getByRole('heading', { name: text('order.cancelledTitle') })).toBeVisible();
  await becomes(request, lamp.path, onProductPage, false);
});

test('a sold-out product offers no button, but a way on', async ({ page }) => {
  await open(page, pendant.path);
  await expect(page.getByText(onProductPage)).toBeVisible();
  await expect(page.getByRole('button', { name: text('product.purchase.add') })).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: `${pendant.colour} ${text('product.soldOutOption')}` }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: text('product.purchase.soldOut.similar') }).click();
  await expect(page).toHaveURL(/-c-C\d+$/);
});
