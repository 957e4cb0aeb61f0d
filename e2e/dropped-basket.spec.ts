import { addToBasket, changeBasket, openSharedBasket } from '../api/contract/calls/basket';
import { send } from './api-call';
import { either, lose } from './lose';
import * as places from './places';
import { sofa } from './products';
import { fillBasket, orderByTransfer } from './shop-api';
import { basketLine } from './shopper';
import { expect, test } from './test';
import { pattern, text, whole } from './text';
import { enterAs, tokenOf } from './visit';

/** Lines of the basket and what brings others there, when the connection breaks. */

test.use({ allowedNoise: { patterns: [/ERR_FAILED/] } });

test('a line has the number it was given with the next press, and what is kept for later comes once', async ({
  page,
}) => {
  await enterAs(page, 'guest');
  await fillBasket(page, sofa.vsin);
  await page.goto(places.basket);
  const line = basketLine(page, sofa);
  const number = line.getByRole('status');
  await expect(number).toHaveText('1');
  const whenLost = await lose(page, 'request', changeBasket);
  await line.getByRole('button', { name: whole(pattern('basket.more')) }).click();
  await whenLost();
  await expect(page.getByText(text('basket.changeFailed'))).toBeVisible();
  await expect(number).toHaveText('1');
  const whenAnswerIsLost = await lose(page, 'answer', changeBasket);
  await line.getByRole('button', { name: whole(pattern('basket.more')) }).click();
  await whenAnswerIsLost();
  // The shop is asked what has become of it.
  await expect(number).toHaveText('2');

  await line.getByRole('button', { name: whole(pattern('basket.saved.saveOf')) }).click();
  const add = page.getByRole('button', { name: text('basket.saved.addOf', { title: sofa.title }) });
  await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
  await lose(page, 'request', addToBasket);
  await add.click();
  await expect(page.getByText(text('basket.changeFailed')).first()).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
  await lose(page, 'answer', addToBasket);
  await add.click();
  await expect(number).toHaveText('2');
  await page.reload();
  await expect(number).toHaveText('2');
});

test('a shared basket is opened with the next press, once', async ({ page }) => {
  await enterAs(page, 'guest');
  await fillBasket(page, sofa.vsin, 2);
  const [share] = await send<{ key: string }>(page.request, 'GET', 'basket/share', {
    token: await tokenOf(page),
  });
  await enterAs(page, 'guest');
  await lose(page, 'request', openSharedBasket);
  await page.goto(`${places.basket}?share=${share?.key}`);
  await expect(page.getByText(text('basket.shareNotOpened'))).toBeVisible();
  await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
  // The one that was pressed is still there for a moment while it goes.
  const staying = page.locator('[data-sonner-toast][data-removed="false"]');
  const again = staying.getByRole('button', { name: text('basket.tryAgain') });
  const whenLost = await lose(page, 'answer', openSharedBasket);
  await again.click();
  await whenLost();
  await again.click();
  await expect(page.getByText(text('basket.shareOpened'))).toBeVisible();
  await expect(basketLine(page, sofa).getByRole('status')).toHaveText('2');
});

test('an order that is put into the basket again is there once', async ({ page }) => {
  await enterAs(page, 'customer');
  const { orderId } = await orderByTransfer(page, sofa.vsin);
  await page.goto(`${places.account('orders')}?order=${orderId}`);
  const reorder = page.getByRole('button', { name: text('order.reorder') });
  for (const lost of either) {
    const whenLost = await lose(page, lost, addToBasket);
    await reorder.click();
    await whenLost();
    if (lost === 'request') await expect(page.getByText(text('account.failed'))).toBeVisible();
  }
  await expect(page).toHaveURL(places.endsWith(places.basket));
  await expect(basketLine(page, sofa).getByRole('status')).toHaveText('1');
});
