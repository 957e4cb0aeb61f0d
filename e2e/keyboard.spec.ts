import type { Page } from '@playwright/test';
import { address, open, sofa, tabTo } from './shopper';
import { expect, test } from './test';

type Role = 'button' | 'checkbox' | 'link' | 'radio' | 'textbox';

const reach = (page: Page, name: RegExp, role: Role) => tabTo(page, page.getByRole(role, { name }));

test('a sofa can be bought with the keyboard alone', async ({ page }) => {
  await open(page, sofa.path);
  await reach(page, /In winkelmand/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ligt in uw winkelmand/)).toBeVisible();
  await page.goto('/nl/basket');
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' })).toBeVisible();
  await reach(page, /Verder naar bestellen/, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  const fields: [RegExp, string][] = [
    [/E-mailadres/, address.email],
    [/Telefoonnummer/, address.phone],
    [/Voornaam/, address.firstName],
    [/Achternaam/, address.lastName],
    [/Postcode/, address.zipCode],
    [/Huisnummer/, address.houseNumber],
    [/Straat/, address.street],
    [/Plaats/, address.city],
  ];
  for (const [name, text] of fields) {
    await reach(page, name, 'textbox');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Verder naar betaling' })).toBeVisible();
  await reach(page, /Verder naar betaling/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeVisible();
  await reach(page, /iDEAL/, 'radio');
  await page.keyboard.press('Space');
  await reach(page, /Ik ga akkoord/, 'checkbox');
  await page.keyboard.press('Space');
  await reach(page, /Bestellen en betalen/, 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sandbox-payment/);
  await reach(page, /Betaling slaagt/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bedankt');
});

test('the departments open, close and lead on by keyboard', async ({ page }) => {
  await open(page, '/nl/retourbeleid');
  const menu = page.getByRole('navigation', { name: 'Categorieën' });
  const department = menu.getByText('Wonen', { exact: true });
  const all = menu.getByRole('link', { name: 'Alles in Wonen' });
  await tabTo(page, department);
  await page.keyboard.press('Enter');
  await expect(all).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await expect(department).toBeFocused();

  await page.keyboard.press('Enter');
  const sofas = menu.getByRole('link', { name: 'Banken', exact: true });
  await expect(sofas).toBeVisible();
  await tabTo(page, sofas);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Banken' })).toBeVisible();
  await expect(all).toBeHidden();
});

test('who goes on with Tab leaves no department open behind', async ({ page }) => {
  await open(page, '/nl/retourbeleid');
  const menu = page.getByRole('navigation', { name: 'Categorieën' });
  await tabTo(page, menu.getByText('Decoratie', { exact: true }));
  await page.keyboard.press('Enter');
  const all = menu.getByRole('link', { name: 'Alles in Decoratie' });
  await expect(all).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link').first());
  await expect(all).toBeHidden();
});

test('arrows turn the pictures of a product over, small and large', async ({ page }) => {
  await open(page, sofa.path);
  const gallery = page.getByRole('region', { name: /Foto’s van/ });
  const thumb = (index: number) => gallery.getByRole('link', { name: `Toon foto ${index} van 4` });
  await tabTo(page, gallery.getByRole('link', { name: /Foto vergroten/ }).first());
  await expect(thumb(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(thumb(1)).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: /Foto’s van/ });
  await expect(zoom.getByText('1 / 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByText('3 / 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(thumb(3)).toHaveAttribute('aria-current', 'true');
  await expect(gallery.getByRole('link', { name: /Foto vergroten/ }).nth(2)).toBeFocused();
});
