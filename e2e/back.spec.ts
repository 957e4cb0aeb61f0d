import type { Page } from '@playwright/test';
import { unless } from './conditions';
import * as places from './places';
import { beige } from './products';
import { open } from './shopper';
import { expect, test } from './test';
import { text, words } from './text';

const cards = (page: Page) => page.locator('main article');

/** Shows two more pages and goes to a card of the last one, as deep as a shopper gets. */
async function readOn(page: Page) {
  for (const next of [2, 3]) {
    await page.getByRole('link', { name: text('listing.more.show') }).click();
    await expect.poll(() => cards(page).count(), `page ${next}`).toBeGreaterThan((next - 1) * 24);
  }
  const card = cards(page).nth(50);
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('link')).toBeVisible();
  return card;
}

test.skip(...unless('showrooms'));
// Two more pages of cards and their pictures.
test.beforeEach(() => test.slow());

async function topOf(card: ReturnType<typeof cards>): Promise<number> {
  return (await card.boundingBox())?.y ?? Number.NaN;
}

test('Back from a product finds the same cards at the same place', async ({ page }) => {
  await open(page, `${places.showroomProducts}?sort=price-asc`);
  const card = await readOn(page);
  const [count, top, title] = [await cards(page).count(), await topOf(card), await card.textContent()];
  await card.getByRole('link').click();
  await expect(page).toHaveURL(places.anyProduct);
  await page.goBack();
  await expect(page).toHaveURL(/sort=price-asc$/);
  await expect.poll(() => cards(page).count()).toBe(count);
  await expect(card).toHaveText(title ?? '');
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(3);
});

test('Back finds the place again after the product was loaded anew', async ({ page }) => {
  await open(page, places.showroomProducts);
  const card = await readOn(page);
  const [count, top] = [await cards(page).count(), await topOf(card)];
  await card.getByRole('link').click();
  await expect(page).toHaveURL(places.anyProduct);
  await page.reload();
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(count);
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(3);
});

/** Until the products are those of the filter. */
async function chooseBeige(page: Page): Promise<void> {
  const all = await cards(page).count();
  await page.getByRole('checkbox', { name: words(beige) }).check();
  await expect(page).toHaveURL(/colour=beige/);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
}

test('Back keeps filters and the place among what they leave', async ({ page }) => {
  await open(page, places.showroomProducts);
  await chooseBeige(page);
  const card = cards(page).nth(6);
  await card.scrollIntoViewIfNeeded();
  const [count, top, title] = [await cards(page).count(), await topOf(card), await card.textContent()];
  await card.getByRole('link').click();
  await expect(page).toHaveURL(places.anyProduct);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: words(beige) })).toBeChecked();
  await expect(cards(page)).toHaveCount(count);
  await expect(card).toHaveText(title ?? '');
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(3);
});

test('Back from filters finds the place in the longer listing', async ({ page }) => {
  await open(page, places.showroomProducts);
  const card = cards(page).nth(18);
  await card.scrollIntoViewIfNeeded();
  // Without a pointer, which would scroll to the filter.
  const box = page.getByRole('checkbox', { name: words(beige) });
  await expect(box).toBeEnabled();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const [count, top] = [await cards(page).count(), await topOf(card)];
  await box.evaluate((element) => element instanceof HTMLElement && element.click());
  await expect(page).toHaveURL(/colour=beige/);
  await expect.poll(() => cards(page).count()).toBeLessThan(count);
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(count);
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(3);
});

test('Back finds filters again after the product was loaded anew', async ({ page }) => {
  await open(page, places.showroomProducts);
  await chooseBeige(page);
  const card = cards(page).nth(6);
  const count = await cards(page).count();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(places.anyProduct);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: words(beige) })).toBeChecked();
  await expect(cards(page)).toHaveCount(count);
});

test('Back finds filters again on a page that has no idle moment', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, places.showroomProducts);
  await chooseBeige(page);
  await cards(page).nth(6).getByRole('link').click();
  await expect(page).toHaveURL(places.anyProduct);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: words(beige) })).toBeChecked();
});
