import type { Page } from '@playwright/test';
import { addAddresses, makeMainAddress, removeAddress } from '../api/contract/calls/addresses';
import { signUp } from '../api/contract/calls/auth';
import { addToBasket, changeBasket, setCoupons, toggleInstallation } from '../api/contract/calls/basket';
import { placeOrder } from '../api/contract/calls/checkout';
import { changeProfile } from '../api/contract/calls/customer';
import { cancelOrder } from '../api/contract/calls/orders';
import { chooseSandboxOutcome } from '../api/contract/calls/payment-pages';
import { tellRefundAccount } from '../api/contract/calls/refunds';
import { paymentPage, payments } from './api-text';
import { unless } from './conditions';
import { address, other } from './inputs/own';
import { either, lose } from './lose';
import * as places from './places';
import { mirror, sofa } from './products';
import { fillBasket, orderByTransfer, ordersOf, saveAddress, streetsOf } from './shop-api';
import { agreeAndPay, basketLine, fillAddress, fillSignUp, open, openCoupons } from './shopper';
import { expect, test } from './test';
import { pattern, text } from './text';
import { enterAs } from './visit';

/** A connection that breaks at each call that changes something: before the shop has heard it, and before its answer is. */

test.use({ allowedNoise: { patterns: [/ERR_FAILED/, /status of 409/] } });

const basketLink = (page: Page, count: number) =>
  page.getByRole('link', { name: `${text('layout.basket.title')} (${count})`, exact: true });
const to = (page: Page, step: 'toDelivery' | 'toPayment') =>
  page.getByRole('button', { name: text(`checkout.${step}`) });
const orderButton = (page: Page) => page.getByRole('button', { name: text('checkout.placeOrder') });
const succeed = (page: Page) => page.getByRole('button', { name: paymentPage.success, exact: true }).click();
const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );

test('what is put into the basket is there once', async ({ page }) => {
  await enterAs(page, 'guest');
  await open(page, sofa.path);
  const add = page.getByRole('button', { name: text('product.purchase.add') }).first();
  await lose(page, 'request', addToBasket);
  await add.click();
  await expect(page.getByText(text('product.purchase.addFailed'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await lose(page, 'answer', addToBasket);
  await add.click();
  await expect(page.getByText(pattern('product.purchase.added'))).toBeVisible();
  await page.reload();
  await expect(basketLink(page, 1)).toBeVisible();
});

test('what is typed at checkout is saved with the next press, and no address twice', async ({ page }) => {
  await enterAs(page, 'customer');
  await fillBasket(page, sofa.vsin);
  await page.goto(places.checkout);
  const saved = page.getByLabel(text('checkout.savedAddresses'));
  await saved.selectOption('');
  await fillAddress(page);
  const lastName = page.getByLabel(text('checkout.fields.lastName'), { exact: true });
  await lastName.fill('Elders');
  for (const call of [addAddresses, changeBasket])
    for (const lost of either) {
      const whenLost = await lose(page, lost, call);
      await to(page, 'toDelivery').click();
      await whenLost();
      await expect(page.getByText(text('checkout.saveFailed'))).toBeVisible();
      await expect(lastName).toHaveValue('Elders');
    }
  await to(page, 'toDelivery').click();
  await expect(to(page, 'toPayment')).toBeVisible();
  expect(await streetsOf(page)).toHaveLength(2);

  const note = page.getByLabel(text('checkout.noteLabel'));
  for (const lost of either) {
    await note.fill(`Achterom, ${lost}`);
    const whenLost = await lose(page, lost, changeBasket);
    await to(page, 'toPayment').click();
    await whenLost();
    await expect(page.getByText(text('checkout.noteFailed'))).toBeVisible();
    await expect(note).toHaveValue(`Achterom, ${lost}`);
  }
  await to(page, 'toPayment').click();
  await expect(orderButton(page)).toBeVisible();
});

test('a code and a service are taken in the basket, each once', async ({ page }) => {
  test.skip(...unless('coupons'));
  await enterAs(page, 'guest');
  await fillBasket(page, mirror.vsin);
  await page.goto(places.basket);
  await openCoupons(page);
  const code = page.getByLabel(text('basket.coupon'), { exact: true });
  await code.fill('WELKOM10');
  await lose(page, 'request', setCoupons);
  await page.getByRole('button', { name: text('basket.couponApply'), exact: true }).click();
  await expect(page.getByText(text('basket.changeFailed'))).toBeVisible();
  await expect(code).toHaveValue('WELKOM10');
  await lose(page, 'answer', setCoupons);
  await page.getByRole('button', { name: text('basket.couponApply'), exact: true }).click();
  // The shop is asked what has become of it.
  await expect(page.getByText(text('basket.couponGiven', { code: 'WELKOM10' }))).toBeVisible();

  const service = basketLine(page, mirror).getByRole('checkbox');
  await lose(page, 'request', toggleInstallation);
  await service.click();
  await expect(page.getByText(text('basket.changeFailed'))).toBeVisible();
  await expect(service).not.toBeChecked();
  const whenLost = await lose(page, 'answer', toggleInstallation);
  await service.click();
  await whenLost();
  await expect(service).toBeChecked();
  await page.reload();
  await expect(service).toBeChecked();
});

test('addresses and the profile are changed with the next press', async ({ page }) => {
  await enterAs(page, 'customer');
  for (const { street } of [address, other]) await saveAddress(page, { street });
  await page.goto(places.account('addresses'));
  const second = page.getByRole('listitem').filter({ hasText: other.street });
  const makeMain = second.getByRole('button', { name: text('account.makeMain') });
  for (const lost of either) {
    await expect(second.getByText(text('account.mainAddress'))).toHaveCount(0);
    await lose(page, lost, makeMainAddress);
    await makeMain.click();
    await expect(page.getByText(text('account.failed')).first()).toBeVisible();
  }
  await expect(second.getByText(text('account.mainAddress'))).toBeVisible();
  await second.getByRole('button', { name: pattern('account.removeOf') }).click();
  const remove = page.getByRole('dialog').getByRole('button', { name: text('account.remove') });
  await lose(page, 'request', removeAddress);
  await remove.click();
  await expect(page.getByRole('dialog').getByText(text('account.failed'))).toBeVisible();
  await lose(page, 'answer', removeAddress);
  await remove.click();
  await expect(second).toHaveCount(0);
  expect(await streetsOf(page)).toEqual([address.street]);

  await page.goto(places.account('profile'));
  const name = page.getByLabel(text('checkout.fields.lastName'), { exact: true });
  const save = page.getByRole('button', { name: text('account.save'), exact: true }).first();
  await name.fill('Elders');
  for (const lost of either) {
    const whenLost = await lose(page, lost, changeProfile);
    await save.click();
    await whenLost();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(name).toHaveValue('Elders');
  }
  await save.click();
  await expect(page.getByText(text('account.saved'))).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Elders');
});

test('an account is made once, and an order is cancelled and its refund told of once', async ({ page }) => {
  await open(page, places.auth('sign-up'));
  await lose(page, 'answer', signUp);
  const email = await fillSignUp(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel(text('auth.email'), { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: text('auth.createAccount') }).click();
  await expect(page).toHaveURL(places.endsWith(places.home));

  const { orderId } = await orderByTransfer(page, sofa.vsin);
  await page.goto(`${places.account('orders')}?order=${orderId}`);
  await page.getByRole('button', { name: text('account.cancelOrder') }).click();
  await lose(page, 'request', cancelOrder);
  const confirm = page.getByRole('button', { name: text('account.cancelConfirm') });
  await confirm.click();
  await expect(page.getByText(text('account.cancelFailed'))).toBeVisible();
  await lose(page, 'answer', cancelOrder);
  await confirm.click();
  const refunds = page.getByRole('region', { name: text('order.refunds.title') });
  await expect(refunds.getByRole('listitem')).toHaveCount(1);

  const iban = refunds.getByLabel('IBAN');
  await refunds.getByLabel(text('order.refunds.accountHolder')).fill('Sanne de Wit');
  await iban.fill('NL91 ABNA 0417 1643 00');
  const sendAccount = refunds.getByRole('button', { name: text('order.refunds.sendAccount') });
  await lose(page, 'request', tellRefundAccount);
  await sendAccount.click();
  await expect(refunds.getByRole('alert')).toBeVisible();
  await expect(iban).toHaveValue('NL91 ABNA 0417 1643 00');
  await lose(page, 'answer', tellRefundAccount);
  await sendAccount.click();
  await expect(refunds).toContainText(text('order.refunds.states.to-transfer'));
  await expect(iban).toHaveCount(0);
});

test.describe('an order', () => {
  test.beforeEach(async ({ page }) => {
    await enterAs(page, 'guest');
    await fillBasket(page, sofa.vsin);
    await page.goto(places.paymentStep);
  });

  test('that did not arrive is placed with the next press; its answer lost, a reload finds it', async ({
    page,
  }) => {
    await lose(page, 'request', placeOrder);
    await agreeAndPay(page);
    await expect(page.getByText(text('checkout.unanswered'))).toBeVisible();
    expect(await ordersOf(page)).toEqual([]);
    await lose(page, 'answer', placeOrder);
    await orderButton(page).click();
    await expect.poll(() => ordersOf(page)).toHaveLength(1);
    await expect(orderButton(page)).not.toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await expect(page.getByText(pattern('basket.openOrder'))).toBeVisible();
    await page.getByRole('link', { name: text('basket.openOrderPay') }).click();

    // The payment page's own answer gets lost too: the money has come.
    const whenLost = await lose(page, 'answer', chooseSandboxOutcome);
    await succeed(page).catch(() => undefined);
    await whenLost();
    // The browser's own page for what did not arrive: only from there it goes on undisturbed.
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.goto(places.basket);
    await expect(page.getByText(text('basket.emptyTitle'))).toBeVisible();
    await expect(page.getByText(pattern('basket.openOrder'))).toHaveCount(0);
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test('whose answer got lost is not placed again in another way, and is found', async ({ page }) => {
    await lose(page, 'answer', placeOrder);
    await agreeAndPay(page);
    await expect(page.getByText(text('checkout.unanswered'))).toBeVisible();
    await agreeAndPay(page, payments.card);
    await page.getByRole('link', { name: text('basket.openOrderPay') }).click();
    await succeed(page);
    await thanks(page);
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test('by transfer whose answer got lost is told of, with the way to its data', async ({ page }) => {
    await lose(page, 'answer', placeOrder);
    await agreeAndPay(page, payments.transfer);
    await expect(page.getByText(text('checkout.unanswered'))).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: text('basket.orderPlacedView') }).click();
    await thanks(page);
    await expect(page.getByText('IBAN', { exact: true })).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  });
});
