import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

const sections = [
  'colours',
  'type',
  'space',
  'icons',
  'actions',
  'fields',
  'feedback',
  'ways',
  'goods',
  'overlays',
];
const widths = [390, 1440];
const folder = 'e2e/baselines';

// Many pictures and many elements in each.
test.describe.configure({ timeout: 240_000 });

async function openDesign(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/design');
  await expect(page.locator('body')).toHaveAttribute('data-states', 'shown');
  await page.evaluate(() => document.fonts.ready);
}

/** In a window higher than any section. */
async function openForPictures(page: Page, width: number): Promise<void> {
  await openDesign(page, width, width < 1000 ? 5500 : 2500);
  // Photos belong to the catalogue, and would weigh more than everything else together.
  await page.addStyleTag({ content: 'img { visibility: hidden }' });
}

async function expectSections(page: Page, look: string): Promise<void> {
  for (const id of sections) await expect.soft(page.locator(`#${id}`)).toHaveScreenshot(`${id}-${look}.png`);
}

test('the page lists its sections', async ({ page }) => {
  await openDesign(page, 1440);
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(sections.map((id) => `#${id}`));
  expect(await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(sections);
});

test('the baselines are small and all in use', () => {
  const looks = [...widths, 'forced'];
  const used = [
    ...sections.flatMap((id) => looks.map((look) => `${id}-${look}.png`)),
    ...widths.map((width) => `dialog-${width}.png`),
  ];
  const files = readdirSync(folder);
  expect(files.toSorted()).toEqual(used.toSorted());
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes, 'npm run design-baselines makes them small').toBeLessThan(1_200_000);
});

for (const width of widths) {
  test(`axe finds nothing in any state, ${width} wide`, async ({ page }) => {
    await openDesign(page, width);
    await expectAccessible(page);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    for (const [button, title] of [
      ['Remove the address', 'Remove this address?'],
      ['Read the terms', 'Terms'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

test.describe('looks as committed', () => {
  test.skip(process.platform !== 'linux', 'other systems draw letters and controls differently');

  for (const width of widths) {
    test(`${width} wide`, async ({ page }) => {
      await openForPictures(page, width);
      await expectSections(page, String(width));
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Remove the address' }).click();
      await expect(page.getByRole('dialog')).toHaveScreenshot(`dialog-${width}.png`);
    });
  }

  test.describe('in forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });
    test('1440 wide', async ({ page }) => {
      await openForPictures(page, 1440);
      await expectSections(page, 'forced');
    });
  });

  test.describe('for whoever asks for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('the same without stopping anything', async ({ page }) => {
      await openForPictures(page, 1440);
      for (const id of sections)
        await expect.soft(page.locator(`#${id}`)).toHaveScreenshot(`${id}-1440.png`, { animations: 'allow' });
    });
  });
});
