import { paymentPage } from './api-text';
import * as places from './places';
import { sofa } from './products';
import { comeWithBasket } from './shop-api';
import { orderAndGoToPayment, password } from './shopper';
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
