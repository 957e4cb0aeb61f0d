import * as places from '../places';
import { chair } from '../products';
import { addToBasket } from '../shopper';
import { expectNoSidewaysScrolling } from '../sideways';
import { expect, test } from '../test';
import { text } from '../text';

test('basket and checkout of a phone have a way back that says where it leads, and the logo in the middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addToBasket(page, chair.path);
  const header = page.getByRole('banner');
  for (const [path, words] of [
    [places.basket, text('layout.continueShopping')],
    [places.checkout, text('layout.returnToBasket')],
  ] as const) {
    await page.goto(path);
    const link = await header.getByRole('link', { name: words }).boundingBox();
    const logo = await header.locator('[data-clicks="logo"]').boundingBox();
    expect(link?.width).toBeGreaterThanOrEqual(44);
    expect(Math.abs((logo?.x ?? 0) + (logo?.width ?? 0) / 2 - 390 / 2)).toBeLessThan(2);
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(logo?.x ?? 0);
    await expectNoSidewaysScrolling(page);
  }
});
