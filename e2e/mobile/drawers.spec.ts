import { open, tabTo } from '../shopper';
import { expect, expectAccessible, test } from '../test';

test('the menu of a phone opens, closes and leads on by keyboard', async ({ page }) => {
  await open(page, '/nl/retourbeleid');
  const button = page.getByRole('button', { name: 'Menu openen' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByText('Wonen', { exact: true }));
  await page.keyboard.press('Enter');
  const sofas = menu.getByRole('link', { name: 'Banken', exact: true });
  await expect(sofas).toBeVisible();
  await tabTo(page, sofas);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Banken' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('filters of a phone: choose, see how many are left, close; by keyboard', async ({ page }) => {
  await open(page, '/nl/banken-c-C11');
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  const drawer = page.locator('#listing-filter-drawer');
  await expect(drawer).toBeHidden();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  const beige = drawer.getByRole('checkbox', { name: /Beige/ });
  await tabTo(page, beige);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/colour=beige/);
  await expect(drawer).toBeVisible();
  await expect(beige).toBeChecked();
  await expect(beige).toBeFocused();

  const submit = drawer.getByRole('button', { name: /^Toon \d+ product/ });
  await tabTo(page, submit);
  const chosen = /\d+ product(en)?$/.exec((await submit.textContent()) ?? '')?.[0] ?? '';
  await page.keyboard.press('Tab');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: chosen })).toBeVisible();
  await expect(page.getByRole('link', { name: /Verwijder filter/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});
