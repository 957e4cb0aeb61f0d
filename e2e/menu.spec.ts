import { quietPage } from './conditions';
import { living, sofas } from './products';
import { departmentIn, open } from './shopper';
import { expect, test } from './test';
import { text } from './text';

test('pointing at a department shows what is below it', async ({ page }) => {
  await open(page, quietPage.path);
  const menu = page.getByRole('navigation', { name: text('layout.categories') });
  await departmentIn(menu, living).hover();
  await expect(menu.getByRole('link', { name: text('layout.allIn', { title: living.title }) })).toBeVisible();
  await menu.getByRole('link', { name: sofas.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: sofas.title })).toBeVisible();
  await expect(menu.getByRole('link', { name: text('layout.allIn', { title: living.title }) })).toBeHidden();
});

test('the keyboard opens a department and Escape gives the focus back', async ({ page }) => {
  await open(page, quietPage.path);
  const menu = page.getByRole('navigation', { name: text('layout.categories') });
  const department = departmentIn(menu, living);
  await department.focus();
  await page.keyboard.press('Enter');
  const below = menu.getByRole('link', { name: sofas.title, exact: true });
  await expect(below).toBeVisible();
  await below.focus();
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
  await expect(department).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every department leads to its page', async ({ page }) => {
    await page.goto(quietPage.path);
    const menu = page.getByRole('navigation', { name: text('layout.categories') });
    await departmentIn(menu, living).click();
    await menu.getByRole('link', { name: text('layout.allIn', { title: living.title }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: living.title })).toBeVisible();
  });
});
