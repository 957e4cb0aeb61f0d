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
