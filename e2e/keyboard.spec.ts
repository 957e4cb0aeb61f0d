import type { Page } from '@playwright/test';
import { address, open, sofa } from './shopper';
import { expect, test } from './test';

type Role = 'button' | 'checkbox' | 'link' | 'radio' | 'textbox';

/** Presses Tab until the element with that name has the focus; a shopper gives up sooner than 200 stops. */
async function tabTo(page: Page, name: RegExp, role: Role): Promise<void> {
  const target = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await target.count()) > 0) return;
  }
  throw new Error(`the keyboard does not reach the ${role} ${name}`);
}

test('a sofa can be bought with the keyboard alone', async ({ page }) => {
  await open(page, sofa.path);
  await tabTo(page, /In winkelmand/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ligt in uw winkelmand/)).toBeVisible();
  await page.goto('/nl/basket');
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' })).toBeVisible();
  await tabTo(page, /Verder naar bestellen/, 'link');
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
    await tabTo(page, name, 'textbox');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Verder naar betaling' })).toBeVisible();
  await tabTo(page, /Verder naar betaling/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeVisible();
  await tabTo(page, /iDEAL/, 'radio');
  await page.keyboard.press('Space');
  await tabTo(page, /Ik ga akkoord/, 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(page, /Bestellen en betalen/, 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sandbox-payment/);
  await tabTo(page, /Betaling slaagt/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bedankt');
});
