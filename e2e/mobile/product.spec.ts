import { optionGroups } from '../api-text';
import * as places from '../places';
import { otherSofa, sofa } from '../products';
import { open } from '../shopper';
import { expect, test } from '../test';
import { pattern, text, whole } from '../text';

test.describe('the bar at the lower edge', () => {
  const bar = '.buy-bar';

  test('never covers what has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, sofa.path);
    await expect(page.locator(bar)).toBeAttached();
    const covered: string[] = [];
    let seen = 0;
    for (let stop = 0; stop < 90; stop += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate((selector) => {
        const [element, cover] = [document.activeElement, document.querySelector(selector)];
        if (!element || !cover || cover.contains(element) || cover.hasAttribute('inert')) return null;
        const { top, bottom, height } = element.getBoundingClientRect();
        const edge = innerHeight - cover.getBoundingClientRect().height;
        const isCovered = height < edge / 2 && bottom > edge + 1 && top < innerHeight;
        return { name: `${element.tagName} ${element.textContent?.slice(0, 40)}`, isCovered };
      }, bar);
      if (found) seen += 1;
      if (found?.isCovered) covered.push(found.name);
    }
    expect(seen).toBeGreaterThan(20);
    expect(covered).toEqual([]);
  });

  test('is not there where it would take much of the screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, sofa.path);
    await expect(page.locator(bar)).toBeAttached();
    await expect(page.locator(bar)).toBeHidden();
    await expect(page.getByRole('button', { name: text('product.purchase.add') })).toHaveCount(1);
  });
});

test('another colour closes the search box, and its button says so', async ({ page }) => {
  await open(page, sofa.path);
  const button = page.locator('.search-toggle');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page
    .getByRole('navigation', { name: optionGroups.colour })
    .getByRole('link', { name: otherSofa.colour })
    .click();
  await expect(page).toHaveURL(places.endsWith(otherSofa.path));
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an enlarged picture is whole at first, and a press enlarges it where it was pressed', async ({
  page,
}) => {
  await open(page, sofa.path);
  await page.locator('main figure a').first().click();
  const picture = page
    .getByRole('dialog', { name: whole(pattern('product.gallery.label')) })
    .getByRole('img')
    .first();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const shown = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(shown).toBeGreaterThan(width * 0.9);
  expect(await shown()).toBeLessThanOrEqual(width);
  await page.mouse.click(width / 2, height / 2);
  await expect.poll(shown).toBeGreaterThan(width * 2);
  await page.mouse.click(width / 2, height / 2);
  await expect.poll(shown).toBeLessThanOrEqual(width);
});
