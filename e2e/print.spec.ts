import type { Page } from '@playwright/test';
import { optionGroups, paymentPage } from './api-text';
import { address } from './inputs/own';
import { anyPrice, sofa } from './products';
import { comeWithBasket } from './shop-api';
import { open, orderAndGoToPayment } from './shopper';
import { expect, test } from './test';
import { pattern, text } from './text';

async function expectNothingToPress(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'button', 'searchbox', 'checkbox'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(page.locator('nav :is(ul, ol):visible')).toHaveCount(0);
}

async function expectPicturesWhole(page: Page): Promise<void> {
  const pictures = page.locator('main img:visible');
  await expect(pictures.first()).toBeVisible();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a product is printed with its price, sizes and drawing, and without anything to press', async ({
  page,
}) => {
  await open(page, sofa.path);
  await page.getByLabel(text('product.drawing.compare')).check();
  await page.emulateMedia({ media: 'print' });
  await expectNothingToPress(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(anyPrice).first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: optionGroups.colour }).getByText(sofa.colour).first(),
  ).toBeVisible();
  // What was ticked is printed beside the views, not in their place.
  await expect(page.getByRole('img', { name: pattern('product.drawing.label') })).toBeVisible();
  await expect(page.getByRole('img', { name: pattern('product.drawing.scaleLabel') })).toBeVisible();
  await expectPicturesWhole(page);
  expect(await countSheets(page)).toBeLessThanOrEqual(5);
});

test('an order is printed with its number, addresses, prices and pictures', async ({ page }) => {
  await comeWithBasket(page);
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );
  await page.emulateMedia({ media: 'print' });
  await expectNothingToPress(page);
  await expect(page.getByText(/LW-[\w-]+/)).toBeVisible();
  await expect(page.getByText(new RegExp(`${address.street} ${address.houseNumber}`)).first()).toBeVisible();
  await expect(page.getByText(anyPrice).first()).toBeVisible();
  await expectPicturesWhole(page);
  expect(await countSheets(page)).toBeLessThanOrEqual(2);
});
