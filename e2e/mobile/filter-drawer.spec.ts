import type { Page } from '@playwright/test';
import { open } from '../shopper';
import { expect, test } from '../test';

const listing = '/nl/banken-c-C11';
const drawerOf = (page: Page) => page.locator('#listing-filter-drawer');
const scrollerOf = (page: Page) => drawerOf(page).locator('.overflow-y-auto');
const group = (page: Page, title: string) =>
  drawerOf(page)
    .locator('details')
    .filter({ has: page.getByRole('group', { name: title, includeHidden: true }) });

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(drawerOf(page)).toBeVisible();
}

test('the first filter and the last leave the drawer where it was, with its groups', async ({ page }) => {
  await open(page, listing);
  await openFilters(page);
  const style = group(page, 'Stijl');
  await style.locator('summary').click();
  await group(page, 'Prijs').locator('summary').click();
  const modern = style.getByRole('checkbox', { name: /Modern/ });
  await modern.scrollIntoViewIfNeeded();
  const top = await scrollerOf(page).evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(300);

  for (const url of [/\?style=modern/, /-C11$/]) {
    await modern.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(url);
    await expect(drawerOf(page).getByRole('button', { name: /^Toon/ })).toBeEnabled();
    await expect(modern).toBeFocused();
    await expect(style).toHaveAttribute('open');
    await expect(group(page, 'Prijs')).not.toHaveAttribute('open');
    expect(await scrollerOf(page).evaluate((element) => element.scrollTop)).toBe(top);
  }
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
});

test('while the drawer is open the page behind is out of reach', async ({ page }) => {
  await open(page, listing);
  await openFilters(page);
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect(drawerOf(page).getByRole('button').first()).toBeFocused();
  const isOut = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.closest('[inert]') !== null);
  for (const part of ['header', 'h1', 'article', 'footer']) expect(await isOut(part)).toBe(true);

  await drawerOf(page).getByRole('checkbox', { name: /Beige/ }).check();
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
  await drawer.getByRole('checkbox', { name: /Beige/ }).check();
  const upTo = drawer.getByLabel('Prijs tot');
  await upTo.click();
  await page.keyboard.type('25');
  letThrough();
  await expect(page).toHaveURL(/colour=beige$/);
  await expect(drawer.getByRole('checkbox', { name: /Beige/ })).toBeChecked();
  await expect(upTo).toBeFocused();
  await page.keyboard.type('00');
  await expect(upTo).toHaveValue('2500');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/colour=beige&price=-2500/);
});
