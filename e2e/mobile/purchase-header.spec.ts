import * as places from '../places';
import { chair } from '../products';
import { addToBasket } from '../shopper';
import { expectNoSidewaysScrolling } from '../sideways';
import { expect, test } from '../test';
import { text } from '../text';

test('basket and checkout of a phone say where the way back leads, beside the logo', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addToBasket(page, chair.path);
  const header = page.getByRole('banner');
  for (const [path, words] of [
    [places.basket, text('layout.continueShopping')],
    [places.checkout, text('layout.returnToBasket')],
  ] as const) {
    await page.goto(path);
    const link = await header.getByRole('link', { name: words }).boundingBox();
    const said = await header.getByText(words, { exact: true }).boundingBox();
    const logo = await header.locator('[data-clicks="logo"]').boundingBox();
    // Words for screen readers alone take one pixel.
    expect(said?.width).toBeGreaterThan(40);
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(logo?.x ?? 0);
    await expectNoSidewaysScrolling(page);
  }
});
