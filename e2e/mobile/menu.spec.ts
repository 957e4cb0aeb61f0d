import { open } from '../shopper';
import { expect, test } from '../test';

test('the menu of a phone leads down to a category', async ({ page }) => {
  await open(page, '/nl/retourbeleid');
  await page.getByRole('button', { name: 'Menu openen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Wonen', { exact: true }).click();
  await menu.getByRole('link', { name: 'Banken', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banken' })).toBeVisible();
  await expect(menu).toBeHidden();
});
