import { expectSmallShift, watchShifts } from '../layout-shift';
import { sofa } from '../products';
import { open } from '../shopper';
import { expect, expectAccessible, test } from '../test';
import { text } from '../text';
import { undecided } from '../visitor';

test.use({ storageState: undecided });

test('the banner of a phone leaves the bar that buys free, moves nothing and is gone with one press', async ({
  page,
}) => {
  await open(page, sofa.path);
  const shifts = await watchShifts(page);
  const banner = page.getByRole('region', { name: text('consent.bannerTitle') });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.mouse.wheel(0, 3000);
  const bar = page.getByRole('region', { name: text('product.purchase.bar') });
  await bar.getByRole('button').click({ trial: true });
  const [above, below] = [await banner.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  expect(above?.height).toBeLessThan(0.4 * (page.viewportSize()?.height ?? 0));
  await expectSmallShift(shifts);
  await banner.getByRole('button', { name: text('consent.reject') }).click();
  await expect(banner).toBeHidden();
});

test('the settings fill a phone, can be read to their end and are changed by touch', async ({ page }) => {
  await open(page, sofa.path);
  await page.getByRole('button', { name: text('consent.adjust') }).tap();
  const settings = page.getByRole('dialog', { name: text('consent.title') });
  await expect(settings).toBeVisible();
  const size = page.viewportSize();
  await expect.poll(async () => (await settings.boundingBox())?.height).toBe(size?.height);
  await settings.getByText(text('consent.storedTitle')).tap();
  await settings.getByText(text('consent.clear')).scrollIntoViewIfNeeded();
  await expect(settings.getByText(text('consent.clear'))).toBeInViewport();
  await expectAccessible(page);
  await settings.getByText(text('consent.purposes.marketing.name')).tap();
  await settings.getByRole('button', { name: text('consent.save') }).tap();
  await expect(settings).toBeHidden();
});
