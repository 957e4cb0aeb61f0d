import { optionGroups } from '../api-text';
import { living, sofa, sofas } from '../products';
import { open } from '../shopper';
import { expect, test } from '../test';
import { text } from '../text';

test.use({ viewport: { width: 390, height: 844 } });

for (const [name, { path }] of [
  ['a category', sofas],
  ['a department', living],
] as const) {
  test(`the first window of ${name} shows a row of products and what they cost, and begins the next`, async ({
    page,
  }) => {
    await open(page, path);
    const cards = page.locator('main [data-card]');
    const { y = Number.POSITIVE_INFINITY } =
      (await cards.first().locator('.picture-well').boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(345);
    const next = await cards.nth(2).locator('.picture-well').boundingBox();
    expect((next?.y ?? Number.POSITIVE_INFINITY) + (next?.height ?? 0)).toBeLessThanOrEqual(844);
  });
}

test('what a category is about its products say themselves', async ({ page }) => {
  await open(page, sofas.path);
  await expect(page.locator('.listing-header > p')).toBeHidden();
  await expect(page.locator('main [data-card]').first()).toBeVisible();
});

test('the bar that buys comes when the button has been passed, and hides no choice before', async ({
  page,
}) => {
  await open(page, sofa.path);
  const bar = page.locator('.buy-bar');
  await expect(bar).toBeAttached();
  await expect(bar).not.toBeInViewport();
  await page.getByRole('navigation', { name: optionGroups.colour }).scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('button', { name: text('product.purchase.add') })).toBeEnabled();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).not.toBeInViewport();
});

test('the first window of a product has the button that buys it, and the chosen colour, however far along its row', async ({
  page,
}) => {
  await open(page, sofa.path);
  await expect(page.getByRole('button', { name: text('product.purchase.add') }).first()).toBeInViewport({
    ratio: 1,
  });
  const colours = page.getByRole('navigation', { name: optionGroups.colour });
  const last = colours.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  const path = await last.getAttribute('href');
  await open(page, path ?? '');
  await expect(colours.locator('[aria-current]')).toHaveAttribute('href', path ?? '');
  await expect(colours.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
