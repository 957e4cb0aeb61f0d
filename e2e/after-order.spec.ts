import { mailTexts, methodAtOnce, orderPage, paymentPage } from './api-text';
import { mailTo } from './outbox';
import * as places from './places';
import { sofa } from './products';
import { comeWithBasket, fillBasket, orderOf } from './shop-api';
import { orderAndGoToPayment, password, signUp } from './shopper';
import { expect, expectAccessible, test } from './test';
import { pattern, text, whole, words } from './text';

test('a guest makes an account of the order, orders it again, and keeps it for later', async ({ page }) => {
  await comeWithBasket(page);
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  const offer = page.getByRole('region', { name: text('order.account.title') });
  await offer.getByLabel(text('auth.password'), { exact: true }).fill(password);
  await expectAccessible(page);
  await offer.getByRole('button', { name: text('auth.createAccount') }).click();
  await expect(page).toHaveURL(/\/account\/orders\?order=/);

  await page.getByRole('button', { name: text('order.reorder') }).click();
  await expect(page).toHaveURL(places.endsWith(places.basket));
  const saved = page.getByRole('region', { name: text('basket.saved.title') });
  await page.getByRole('button', { name: whole(pattern('basket.saved.saveOf')) }).click();
  await expect(saved.getByRole('link', { name: words(sofa.name) })).toBeVisible();
  await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
  await page.reload();
  await expectAccessible(page);
  await saved.getByRole('button', { name: whole(pattern('basket.saved.addOf')) }).click();
  await expect(page.getByRole('region', { name: text('basket.summary') })).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test('a guest cancels an order on the page that the link in its mail leads to', async ({ page, request }) => {
  const email = `link-${process.pid}-${Date.now()}@example.nl`;
  await comeWithBasket(page);
  await orderAndGoToPayment(page, undefined, email);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  const mail = await mailTo(request, email, 'order-paid');
  await page.goto(/\/api\/\w+\/order-page\?key=[\w.-]+/.exec(mail)?.[0] ?? '');
  await page.getByText(orderPage.cancel, { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: orderPage.confirm, exact: true }).click();
  await expect(page.getByText(mailTexts.order.statuses.cancelled, { exact: true })).toBeVisible();
  await expect(page.getByText(orderPage.cancel, { exact: true })).toHaveCount(0);
  await mailTo(request, email, 'order-cancelled');
});

test('an account pays on, on another device, an order that waits for its payment', async ({ page }) => {
  await signUp(page);
  await fillBasket(page, sofa.vsin);
  const { orderId } = await orderOf(page, methodAtOnce);
  await page.goto(`${places.account('orders')}?order=${orderId}`);
  await page.getByRole('button', { name: text('basket.openOrderPay') }).click();
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);
  await page.goto(`${places.account('orders')}?order=${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: text('basket.openOrderPay') })).toHaveCount(0);
});
