import type { Page } from '@playwright/test';
import { declareWithdrawal, withdraw } from '../api/contract/calls/withdrawals';
import { send } from './api-call';
import { unless } from './conditions';
import { either, lose } from './lose';
import { mailsTo, mailTo, withdrawalLinkOf } from './outbox';
import * as places from './places';
import { sofa } from './products';
import { orderByTransfer } from './shop-api';
import { open } from './shopper';
import { staffHeaders } from './staff';
import { expect, test } from './test';
import { text } from './text';
import { enterAs } from './visit';

/** Withdrawing from a contract, when the connection breaks. */

test.skip(...unless('withdrawal'));
test.use({ allowedNoise: { patterns: [/ERR_FAILED/] } });

const confirm = (page: Page) => page.getByRole('button', { name: text('withdrawal.confirm'), exact: true });

/** What a guest has ordered, as staff see it. */
async function ordered(page: Page): Promise<{ email: string; orderNumber: string }> {
  await enterAs(page, 'guest');
  const { orderId } = await orderByTransfer(page, sofa.vsin);
  const token = (await staffHeaders(page.request)).authorization.replace('Bearer ', '');
  const [order] = await send<{ email: string; orderNumber: string }>(
    page.request,
    'GET',
    `admin/orders/${orderId}`,
    { token },
  );
  return order ?? { email: '', orderNumber: '' };
}

test('a withdrawal is declared with the next press, once', async ({ page, request }) => {
  const { email } = await ordered(page);
  await page.goto(withdrawalLinkOf(await mailTo(request, email, 'order-paid')));
  for (const lost of either) {
    const whenLost = await lose(page, lost, withdraw);
    await confirm(page).click();
    await whenLost();
    await expect(page.getByRole('alert').first()).toBeVisible();
  }
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: text('withdrawal.steps.receipt') })).toBeFocused();
  await mailTo(request, email, 'withdrawal-received');
  expect(await mailsTo(request, email, 'withdrawal-received')).toBe(1);
});

test('a withdrawal without the mail at hand is declared with the next press, once', async ({
  page,
  request,
}) => {
  const { email, orderNumber } = await ordered(page);
  await open(page, places.withdrawal ?? '');
  await page.getByLabel(text('withdrawal.orderNumber')).fill(orderNumber);
  await page.locator('#withdrawal-email').fill(email);
  await page.getByLabel(text('withdrawal.name')).fill('Sanne de Wit');
  for (const lost of either) {
    const whenLost = await lose(page, lost, declareWithdrawal);
    await confirm(page).click();
    await whenLost();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel(text('withdrawal.orderNumber'))).toHaveValue(orderNumber);
  }
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: text('withdrawal.steps.code') })).toBeFocused();
  await mailTo(request, email, 'withdrawal-declared');
  expect(await mailsTo(request, email, 'withdrawal-declared')).toBe(1);
});
