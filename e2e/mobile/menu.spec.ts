import { quietPage } from '../conditions';
import { living, sofas } from '../products';
import { departmentIn, open } from '../shopper';
import { expect, test } from '../test';
import { text } from '../text';

test('the menu of a phone leads down to a category', async ({ page }) => {
  await open(page, quietPage.path);
  await page.getByRole('button', { name: text('layout.openMenu') }).click();
  const menu = page.getByRole('dialog', { name: text('layout.menu') });
  await departmentIn(menu, living).click();
  await menu.getByRole('link', { name: sofas.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: sofas.title })).toBeVisible();
  await expect(menu).toBeHidden();
  // What the header of a phone has no room for.
  await page.getByRole('button', { name: text('layout.openMenu') }).click();
  await menu.getByRole('link', { name: text('favourites.title') }).click();
  await expect(page.getByRole('heading', { name: text('favourites.empty') })).toBeVisible();
});

test('while the menu is open the page behind is out of reach, and what comes to it too', async ({ page }) => {
  await open(page, quietPage.path);
  const button = page.getByRole('button', { name: text('layout.openMenu') });
  const menu = page.getByRole('dialog', { name: text('layout.menu') });
  const dialog = page.locator('#mobile-menu');
  // Its code comes after the first load; until then browsers make a modal dialog of it by themselves.
  await expect(dialog).toHaveAttribute('popover', 'auto');
  await button.click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: text('layout.close') })).toBeFocused();
  const reached = page.locator('header, main, footer');
  const within = () =>
    reached.evaluateAll((parts) => parts.filter((part) => !part.closest('[inert]')).length);
  await expect.poll(within).toBe(0);
  await dialog.evaluate((element) => element.after(document.createElement('footer')));
  await expect.poll(within).toBe(0);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(await overflow()).toBe('hidden');

  await menu.getByRole('button', { name: text('layout.close') }).click();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  expect(await within()).toBe(await reached.count());
  expect(await overflow()).not.toBe('hidden');
});
