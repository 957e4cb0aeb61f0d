import type { Page } from '@playwright/test';
import { paymentPage, payments } from './api-text';
import { address, other } from './inputs/own';
import * as places from './places';
import { chair, sofa } from './products';
import { addElsewhere, fillBasket, ordersOf, saveAddress, streetsOf } from './shop-api';
import { agreeAndPay, password } from './shopper';
import { expect, expectAccessible, test } from './test';
import { pattern, text, words } from './text';
import { endSession, enterAs } from './visit';

/** What changes while somebody orders: the address, the total, and who it is. */

const orderButton = (page: Page) => page.getByRole('button', { name: text('checkout.placeOrder') });
const bare = (words: string | null) => (words ?? '').replaceAll(/\s/g, '');
const succeed = (page: Page) => page.getByRole('button', { name: paymentPage.success, exact: true }).click();
const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );

/** Whose session has ended is told so, and comes back to where they were. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page.getByText(text('basket.signedOut'))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('basket.signedOutAction') })
    .click();
  await page.getByLabel(text('auth.email'), { exact: true }).fill(email);
  await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('auth.signIn') }).click();
}

test('a customer orders to another of their addresses, and none is kept twice', async ({ page }) => {
  await enterAs(page, 'customer');
  await fillBasket(page, sofa.vsin);
  await saveAddress(page, other);
  await page.goto(places.checkout);
  const street = page.getByLabel(text('checkout.fields.street'), { exact: true });
  await expect(street).toHaveValue(address.street);
  const choice = page.getByLabel(text('checkout.savedAddresses'));
  const wanted = choice.getByRole('option').filter({ hasText: other.street });
  await choice.selectOption(await wanted.getAttribute('value'));
  await expect(street).toHaveValue(other.street);
  await expectAccessible(page);
  await page.reload();
  await expect(street).toHaveValue(other.street);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
  await agreeAndPay(page);
  await succeed(page);
  await thanks(page);
  await expect(page.getByRole('main').getByText(words(other.street)).first()).toBeVisible();
  expect(await streetsOf(page)).toEqual([address.street, other.street].toSorted());
});

test.describe('what was refused', () => {
  test.use({ allowedNoise: { patterns: [/status of 40[19]/] } });

  test('a total that another tab has changed is shown, agreed to, and charged', async ({ page }) => {
    await enterAs(page, 'guest');
    await fillBasket(page, sofa.vsin);
    await page.goto(places.paymentStep);
    await expect(orderButton(page)).toBeVisible();
    await addElsewhere(page, chair.vsin);
    await agreeAndPay(page);
    const agree = page.getByRole('checkbox', { name: pattern('checkout.newTotal.agree') });
    await expect(agree).not.toBeChecked();
    await expect(page.getByText(pattern('checkout.newTotal.total'))).toBeVisible();
    await expectAccessible(page);
    await orderButton(page).click();
    const summary = page.getByRole('alert').filter({ hasText: text('checkout.errorSummary', { count: 1 }) });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: text('checkout.newTotal.title') }).click();
    await expect(agree).toBeFocused();
    await page.keyboard.press('Space');
    const now = await page.getByText(pattern('checkout.newTotal.agree')).last().textContent();
    await orderButton(page).click();
    await expect(page.getByRole('heading', { name: paymentPage.title })).toBeVisible();
    const charged = await page.getByRole('definition').last().textContent();
    expect(bare(now)).toContain(bare(charged));
    await succeed(page);
    await thanks(page);
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test.describe(() => {
    // 404: the emptied basket asks whether that order was placed.
    test.use({ allowedNoise: { patterns: [/status of 40[149]/] } });

    test('a customer whose session ends on the way signs in and goes on from that step', async ({ page }) => {
      const email = await enterAs(page, 'customer');
      await fillBasket(page, sofa.vsin);
      await page.goto(places.checkout);
      const note = page.getByLabel(text('checkout.noteLabel'));
      for (const step of ['toDelivery', 'toPayment'] as const) {
        const further = page.getByRole('button', { name: text(`checkout.${step}`) });
        await further.waitFor();
        // A call that the page makes by itself would tell of the end before the press does.
        await page.waitForLoadState('networkidle');
        await endSession(page);
        // Without it this step has nothing to store.
        if (step === 'toPayment') await note.fill('Achterom');
        await further.click();
        await signInAgain(page, email);
        if (step === 'toPayment') await expect(note).toHaveValue('Achterom');
        await further.click();
      }
      await agreeAndPay(page);
      await succeed(page);
      await thanks(page);
      expect(await ordersOf(page)).toHaveLength(1);
    });

    test('a customer whose session ends on the last step signs in and orders the same basket, once', async ({
      page,
    }) => {
      const email = await enterAs(page, 'customer');
      await fillBasket(page, sofa.vsin);
      // The last call that the page makes by itself: refused, it would tell of the end before the order does.
      const slots = page.waitForResponse(/\/personalisation\/init$/);
      await page.goto(places.paymentStep);
      await expect(page.getByRole('radio', { name: payments.atOnce })).toBeVisible();
      await slots;
      await endSession(page);
      await agreeAndPay(page);
      await signInAgain(page, email);
      await expect(page).toHaveURL(places.endsWith(places.paymentStep));
      await agreeAndPay(page);
      await succeed(page);
      await thanks(page);
      expect(await ordersOf(page)).toHaveLength(1);
    });
  });
});
