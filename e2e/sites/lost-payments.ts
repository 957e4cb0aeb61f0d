import type { Page } from '@playwright/test';
import {
  commitMasterpass,
  makeMasterpassToken,
  prepareMasterpass,
  takeBnplOffer,
} from '../../api/contract/calls/payments';
import { paymentPage, payments } from '../api-text';
import { address } from '../inputs/own';
import { either, lose } from '../lose';
import * as places from '../places';
import { sofa } from '../products';
import { fillBasket, ordersOf } from '../shop-api';
import { choosePayment } from '../shopper';
import { expect, test } from '../test';
import { pattern, text } from '../text';
import { enterAs } from '../visit';

/* What is asked between an order and its payment in ways to pay that few sites have, when the connection breaks. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function orderWhile(page: Page, method: string, calls: readonly Parameters<typeof lose>[2][]) {
  await enterAs(page, 'guest');
  await fillBasket(page, sofa.vsin);
  await page.goto(places.paymentStep);
  await choosePayment(page, method);
  await page.getByRole('checkbox', { name: pattern('checkout.terms') }).check();
  for (const call of calls)
    for (const lost of either) {
      const whenLost = await lose(page, lost, call);
      await press(page, text('checkout.placeOrder'));
      await whenLost();
      await expect(page.getByText(text('checkout.unanswered'))).toBeVisible();
      expect(await ordersOf(page)).toHaveLength(1);
    }
  await press(page, text('checkout.placeOrder'));
}

async function expectPaidOnce(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );
  expect(await ordersOf(page)).toHaveLength(1);
}

/** A payment whose provider is asked by the page of the shop, call by call. */
export function payDespiteLosses(): void {
  test.describe('without a connection', () => {
    test.use({ allowedNoise: { patterns: [/ERR_FAILED/] } });

    test('a wallet is charged once, whatever gets lost', async ({ page }) => {
      await orderWhile(page, payments.wallet, [makeMasterpassToken, prepareMasterpass]);
      // The one that is said last is lost first.
      const whenLost = [
        await lose(page, 'answer', commitMasterpass),
        await lose(page, 'request', commitMasterpass),
      ];
      await press(page, paymentPage.success);
      for (const when of whenLost) await when();
      await expectPaidOnce(page);
    });

    test('credit is taken once, whatever gets lost', async ({ page }) => {
      await orderWhile(page, payments.credit, [takeBnplOffer]);
      await press(page, paymentPage.success);
      await expectPaidOnce(page);
    });
  });
}
