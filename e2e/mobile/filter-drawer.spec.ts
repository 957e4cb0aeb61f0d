import type { Page } from '@playwright/test';
import { facetTitles } from '../api-text';
import { beige, modern, sofas } from '../products';
import { open } from '../shopper';
import { expect, test } from '../test';
import { pattern, text, words } from '../text';

const listing = sofas.path;
const drawerOf = (page: Page) => page.locator('#listing-filter-drawer');
const scrollerOf = (page: Page) => drawerOf(page).locator('.overflow-y-auto');
const group = (page: Page, code: 'style' | 'price') => drawerOf(page).locator(`#facet-${code}`);

async function openFilters(page: Page) {
  await page.getByRole('button', { name: pattern('listing.openFilters') }).click();
  await expect(drawerOf(page)).toBeVisible();
}

test('the first filter and the last leave the drawer where it was, with its groups', async ({ page }) => {
  await open(page, listing);
  await openFilters(page);
  const more = drawerOf(page).locator('#more-facets');
  await more.getByText(pattern('listing.moreFilters')).click();
  const style = group(page, 'style');
  await style.locator('summary').click();
  await group(page, 'price').locator('summary').click();
  const box = style.getByRole('checkbox', { name: words(modern) });
  await box.scrollIntoViewIfNeeded();
  const top = await scrollerOf(page).evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(300);

  for (const url of [/\?style=modern/, /-C11$/]) {
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(url);
    await expect(drawerOf(page).getByRole('button', { name: pattern('listing.showResults') })).toBeEnabled();
    await expect(box).toBeFocused();
    await expect(style).toHaveAttribute('open');
    await expect(more).toHaveAttribute('open');
    await expect(group(page, 'price')).not.toHaveAttribute('open');
    expect(await scrollerOf(page).evaluate((element) => element.scrollTop)).toBe(top);
  }
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: text('listing.filters'), exact: true })).toBeFocused();
});

test('while the drawer is open the page behind is out of reach', async ({ page }) => {
  await open(page, listing);
  await openFilters(page);
  await expect(page.getByRole('dialog', { name: text('listing.filters') })).toBeVisible();
  await expect(drawerOf(page).getByRole('button').first()).toBeFocused();
  const isOut = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.closest('[inert]') !== null);
  for (const part of ['header', 'h1', 'article', 'footer']) expect(await isOut(part)).toBe(true);

  await drawerOf(page)
    .getByRole('checkbox', { name: words(beige) })
    .check();
  await expect(page).toHaveURL(/colour=beige/);
  for (const part of ['header', 'h1', 'article', 'footer']) await expect.poll(() => isOut(part)).toBe(true);

  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.locator('[inert]:not(.buy-bar)')).toHaveCount(0);
});

test('a price that is typed while the first filter loads is kept', async ({ page }) => {
  await open(page, listing);
  await openFilters(page);
  let letThrough = () => {};
  const isFree = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/colour=beige/, async (route) => {
    await isFree;
    await route.continue();
  });
  const drawer = drawerOf(page);
  await drawer.getByRole('checkbox', { name: words(beige) }).check();
  const upTo = drawer.getByLabel(text('listing.range.toLabel', { title: facetTitles.price }));
  await upTo.click();
  await page.keyboard.type('25');
  letThrough();
  await expect(page).toHaveURL(/colour=beige$/);
  await expect(drawer.getByRole('checkbox', { name: words(beige) })).toBeChecked();
  await expect(upTo).toBeFocused();
  await page.keyboard.type('00');
  await expect(upTo).toHaveValue('2500');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/colour=beige&price=-2500/);
});
