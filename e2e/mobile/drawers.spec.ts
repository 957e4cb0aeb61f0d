import { quietPage } from '../conditions';
import { tabTo } from '../hands';
import { beige, living, sofas } from '../products';
import { departmentIn, open } from '../shopper';
import { expect, expectAccessible, test } from '../test';
import { pattern, text, words } from '../text';

test('the menu of a phone opens, closes and leads on by keyboard', async ({ page }) => {
  await open(page, quietPage.path);
  const button = page.getByRole('button', { name: text('layout.openMenu') });
  const menu = page.getByRole('dialog', { name: text('layout.menu') });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, departmentIn(menu, living));
  await page.keyboard.press('Enter');
  const below = menu.getByRole('link', { name: sofas.title, exact: true });
  await expect(below).toBeVisible();
  await tabTo(page, below);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: sofas.title })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('filters of a phone: choose, see how many are left, close; by keyboard', async ({ page }) => {
  await open(page, sofas.path);
  const button = page.getByRole('button', { name: text('listing.filters'), exact: true });
  const drawer = page.locator('#listing-filter-drawer');
  await expect(drawer).toBeHidden();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

  await page.keyboard.press('Enter');
  const box = drawer.getByRole('checkbox', { name: words(beige) });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/colour=beige/);
  await expect(drawer).toBeVisible();
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();

  const submit = drawer.getByRole('button', { name: pattern('listing.showResults') });
  await tabTo(page, submit);
  const chosen = Number(/\d+/.exec((await submit.textContent()) ?? '')?.[0]);
  await page.keyboard.press('Tab');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(
    page.getByRole('status').filter({ hasText: text('listing.resultCount', { count: chosen }) }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: pattern('listing.removeFilter') })).toBeVisible();
  await expect(page.getByRole('button', { name: text('listing.openFilters', { count: 1 }) })).toBeVisible();
});
