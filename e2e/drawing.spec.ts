import type { Page } from '@playwright/test';
import { tabTo } from './hands';
import { cornerSofa, sofa } from './products';
import { open } from './shopper';
import { site } from './site';
import { expect, expectAccessible, test } from './test';
import { literal, pattern, text } from './text';

const doorHeight = `${new Intl.NumberFormat(site.locale).format(201.5)} × 88 cm`;
const views = (page: Page) =>
  page.getByRole('img', {
    name: new RegExp(`${pattern('product.drawing.label').source}.*${pattern('product.drawing.seat').source}`),
  });
const scale = (page: Page) =>
  page.getByRole('img', {
    name: pattern('product.drawing.scaleLabel', { person: '170 cm', door: doorHeight }),
  });
const choice = (page: Page) => page.getByRole('checkbox', { name: text('product.drawing.compare') });

test('the drawing is set beside a person and a door by keyboard', async ({ page }) => {
  await open(page, sofa.path);
  await expect(views(page)).toBeVisible();
  await expect(scale(page)).toBeHidden();
  await tabTo(page, choice(page));
  await page.keyboard.press('Space');
  await expect(scale(page)).toBeVisible();
  await expect(views(page)).toBeHidden();
  await expectAccessible(page);
});

test('the drawing of a corner sofa is an L and says how large its chaise is', async ({ page }) => {
  await open(page, cornerSofa.path);
  const drawing = page.getByRole('img', {
    name: new RegExp(
      `${pattern('product.drawing.label', { depth: '158 cm' }).source}.*${literal(text('product.drawing.chaise', { side: 'right', width: '79 cm', depth: '158 cm', bodyDepth: '94 cm' }))}`,
    ),
  });
  await expect(drawing.getByText('79 cm')).toBeVisible();
  await expect(drawing.getByText('94 cm')).toBeVisible();
  await expect(page.getByText('79 × 158 cm')).toBeVisible();
});

test('the drawing can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, sofa.path);
  for (const drawing of [views(page), scale(page)]) {
    if (!(await drawing.isVisible())) await choice(page).check();
    // Its lines come after the page.
    await expect(drawing.locator('text').nth(2)).toBeVisible();
    const heights = await drawing.locator('text').evaluateAll((texts) =>
      texts.map((text) => {
        const { width, height } = text.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(11);
  }
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('the drawing is set beside a person and a door without JavaScript', async ({ page }) => {
    await page.goto(sofa.path);
    await expect(views(page)).toBeVisible();
    await choice(page).check();
    await expect(scale(page)).toBeVisible();
    await expect(views(page)).toBeHidden();
  });
});
