import { openWithoutLateCode } from './late-code';
import * as places from './places';
import { beige, sofas } from './products';
import { expect, test } from './test';
import { pattern, text, words } from './text';

test('a filter that is ticked before its code has come counts', async ({ page }) => {
  const release = await openWithoutLateCode(page, sofas.path);
  const box = page.getByRole('checkbox', { name: words(beige) });
  await box.check();
  await expect(page).toHaveURL(places.endsWith(sofas.path));
  release();
  await expect(page).toHaveURL(/colour=beige/);
  await expect(page.getByRole('link', { name: pattern('listing.removeFilter') })).toBeVisible();
  await expect(box).toBeChecked();
});

test('a heart that is pressed before its code has come keeps the product', async ({ page }) => {
  const release = await openWithoutLateCode(page, sofas.path);
  const heart = page.getByRole('button', { name: pattern('productCard.favouriteOf') }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('further products that are asked for before their code has come are appended', async ({ page }) => {
  const release = await openWithoutLateCode(page, places.showroomProducts);
  const cards = page.locator('main article');
  const count = await cards.count();
  await page.getByRole('link', { name: text('listing.more.show') }).click();
  release();
  await expect.poll(() => cards.count()).toBeGreaterThan(count);
  await expect(page).toHaveURL(places.endsWith(places.showroomProducts));
});

test('a form that is sent before its code has come waits for it', async ({ page }) => {
  const release = await openWithoutLateCode(page, sofas.path);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: text('newsletter.submit') }).click();
  await expect(page).toHaveURL(places.endsWith(sofas.path));
  release();
  await expect(footer.getByText(text('newsletter.required'))).toBeVisible();
});
