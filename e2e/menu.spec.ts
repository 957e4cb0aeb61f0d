import { open } from './shopper';
import { expect, test } from './test';

test('pointing at a department shows what is below it', async ({ page }) => {
  await open(page, '/nl/retourbeleid');
  const menu = page.getByRole('navigation', { name: 'Categorieën' });
  await menu.getByText('Wonen', { exact: true }).hover();
  await expect(menu.getByRole('link', { name: 'Alles in Wonen' })).toBeVisible();
  await menu.getByRole('link', { name: 'Banken', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banken' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Alles in Wonen' })).toBeHidden();
});

test('the keyboard opens a department and Escape gives the focus back', async ({ page }) => {
  await open(page, '/nl/retourbeleid');
  const menu = page.getByRole('navigation', { name: 'Categorieën' });
  const department = menu.locator('summary', { hasText: 'Wonen' });
  await department.focus();
  await page.keyboard.press('Enter');
  const below = menu.getByRole('link', { name: 'Banken', exact: true });
  await expect(below).toBeVisible();
  await below.focus();
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
  await expect(department).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every department leads to its page', async ({ page }) => {
    await page.goto('/nl/retourbeleid');
    const menu = page.getByRole('navigation', { name: 'Categorieën' });
    await menu.locator('summary', { hasText: 'Wonen' }).click();
    await menu.getByRole('link', { name: 'Alles in Wonen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wonen' })).toBeVisible();
  });
});
