import type { Page } from '@playwright/test';
import { cornerSofa, open, sofa, tabTo } from './shopper';
import { expect, expectAccessible, test } from './test';

const views = (page: Page) =>
  page.getByRole('img', { name: /Tekening op schaal.*breed.*diep.*hoog.*zithoogte/ });
const scale = (page: Page) =>
  page.getByRole('img', { name: /naast een persoon van 170 cm en een deur van 201,5/ });
const choice = (page: Page) => page.getByRole('checkbox', { name: 'Naast een persoon en een deur' });

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
    name: /158 cm diep.*chaise longue rechts 79 cm breed en 158 cm diep, de bank daarnaast 94 cm diep/,
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
    const heights = await drawing.locator('text').evaluateAll((texts) =>
      texts.map((text) => {
        const { width, height } = text.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(heights.length).toBeGreaterThan(2);
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
