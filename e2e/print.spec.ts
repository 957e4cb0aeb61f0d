import type { Page } from '@playwright/test';
import { address, addToBasket, open, orderAndGoToPayment, sofa } from './shopper';
import { expect, test } from './test';

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
  await page.getByLabel('Naast een persoon en een deur').check();
  await page.emulateMedia({ media: 'print' });
  await expectNothingToPress(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s*\d/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Linnen zand').first()).toBeVisible();
  // What was ticked is printed beside the views, not in their place.
  await expect(page.getByRole('img', { name: /Tekening op schaal/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /naast een persoon/ })).toBeVisible();
  await expectPicturesWhole(page);
  expect(await countSheets(page)).toBeLessThanOrEqual(5);
});

test('an order is printed with its number, addresses, prices and pictures', async ({ page }) => {
  await addToBasket(page);
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bedankt');
  await page.emulateMedia({ media: 'print' });
  await expectNothingToPress(page);
  await expect(page.getByText(/LW-[\w-]+/)).toBeVisible();
  await expect(page.getByText(new RegExp(`${address.street} ${address.houseNumber}`)).first()).toBeVisible();
  await expect(page.getByText(/€\s*\d/).first()).toBeVisible();
  await expectPicturesWhole(page);
  expect(await countSheets(page)).toBeLessThanOrEqual(2);
});
