import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { errorOf, paymentPage, payments } from './api-text';
import { unless } from './conditions';
import { expectSmallShift, watchShifts } from './layout-shift';
import * as places from './places';
import { priceText, sofa } from './products';
import { comeWithBasket } from './shop-api';
import { addToBasket, open, openCoupons, orderAndGoToPayment } from './shopper';
import { expect, expectAccessible, test } from './test';
import { text, words } from './text';

const reduced = priceText(sofa.vsin, 90);
/** Of the basket, in its sum. */
const total = (page: Page) => page.getByRole('definition').filter({ hasText: reduced });

test.describe('a discount code', () => {
  test.skip(...unless('coupons'));
  test.use({ allowedNoise: { patterns: [/status of 422/] } });

  test('is refused with its reason, then taken, shown in the totals and kept by the order', async ({
    page,
  }) => {
    await comeWithBasket(page);
    await page.goto(places.basket);
    await openCoupons(page);
    const field = page.getByLabel(text('basket.coupon'), { exact: true });
    await field.fill('BESTAATNIET');
    await page.getByRole('button', { name: text('basket.couponApply'), exact: true }).click();
    await expect(page.getByText(errorOf('coupon-invalid'))).toBeVisible();
    await expectAccessible(page);
    await field.fill('zomer20');
    await page.getByRole('button', { name: text('basket.couponApply'), exact: true }).click();
    await expect(page.getByText(errorOf('coupon-expired'))).toBeVisible();
    await field.fill(' welkom10 ');
    await page.getByRole('button', { name: text('basket.couponApply'), exact: true }).click();
    await expect(page.getByText(text('basket.couponGiven', { code: 'WELKOM10' }))).toBeVisible();
    await expect(total(page)).toBeVisible();
    await expectAccessible(page);

    // The code is for a first order, so this shopper is one who never orders elsewhere.
    await orderAndGoToPayment(page, payments.atOnce, `eerste-${randomUUID()}@example.nl`);
    await expect(page.getByRole('heading', { name: paymentPage.title })).toBeVisible();
    await expect(page.getByText(reduced)).toBeVisible();
    await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
    await expect(page).toHaveURL(/order-completed/);
    await expect(page.getByText(reduced).first()).toBeVisible();
  });
});

test('a code that is told at the product is taken in the basket with one press', async ({ page }) => {
  test.skip(...unless('coupons'));
  await open(page, sofa.path);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.getByRole('button', { name: text('promotions.copyLabel', { code: 'WELKOM10' }) });
  // It is asked for once its place, below what is bought, comes near.
  await page.mouse.move(1000, 400);
  await page.mouse.wheel(0, 800);
  await copy.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await copy.click();
  await expect(page.getByText(text('promotions.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WELKOM10');
  await addToBasket(page);
  await page.goto(places.basket);
  const shifts = await watchShifts(page);
  const apply = page.getByRole('button', { name: text('basket.eligible.applyLabel', { code: 'WELKOM10' }) });
  await expect(page.getByText(words(text('basket.eligible.count', { count: 1 })))).toBeVisible();
  await expectSmallShift(shifts);
  await openCoupons(page);
  await expect(apply).toBeVisible();
  await expectAccessible(page);
  await apply.click();
  await expect(total(page)).toBeVisible();
  await expect(
    page.getByRole('button', { name: text('basket.couponRemove', { code: 'WELKOM10' }) }),
  ).toBeFocused();
});

test('a basket is passed on by its link, which may be opened twice', async ({ page, browser }) => {
  await comeWithBasket(page);
  await page.goto(places.basket);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: text('basket.share') }).click();
  await expect(page.getByText(text('basket.shareCopied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(words(`${places.basket}?share=`));

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('link', { name: words(sofa.name) }).first()).toBeVisible();
  await other.goto(link);
  await other.context().close();
});
