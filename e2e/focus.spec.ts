import type { Page } from '@playwright/test';
import { addToBasket, fillAddress, open, orderAndGoToPayment, signUp, sofa } from './shopper';
import { expect, test } from './test';

/** Where the keyboard stands, and what is read out, after something has changed. */

const chairPath = '/nl/ella-eetkamerstoel-eiken-met-grijze-weefstof-p-V100701';
const lineTitle = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

test('the first press with mistakes leads to their list', async ({ page }) => {
  await addToBasket(page);
  await page.goto('/nl/checkout');
  await page.getByRole('button', { name: 'Verder naar bezorging' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'velden die aandacht vragen' })).toBeFocused();
});

test('a link of the footer leads to the top of the new page', async ({ page }) => {
  await open(page, '/nl');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Over Linden' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/.+/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('another option keeps the chosen number', async ({ page }) => {
  await open(page, sofa.path);
  const number = page.getByRole('group', { name: 'Aantal' }).getByRole('status');
  await page.getByRole('button', { name: 'Eén meer' }).click();
  await page.getByRole('button', { name: 'Eén meer' }).click();
  await expect(number).toHaveText('3');
  const other = page.locator('nav a[id^="optie-"]:not([aria-current])').first();
  const href = await other.getAttribute('href');
  await other.click();
  await expect(page).toHaveURL(href ?? '');
  await expect(number).toHaveText('3');
});

test('the basket leaves the focus at the pressed button, the next line or its heading', async ({ page }) => {
  await addToBasket(page);
  await addToBasket(page, chairPath);
  await page.goto('/nl/basket');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Oslo 3-zitsbank' });
  const less = line.getByRole('button', { name: /Eén minder/ });
  await line.getByRole('button', { name: /Eén meer/ }).click();
  await expect(line.getByRole('status')).toHaveText('2');
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(line.getByRole('status')).toHaveText('1');
  await expect(less).toBeFocused();

  await line.getByRole('button', { name: /verwijderen/ }).press('Enter');
  await expect(lineTitle(page, /Ella eetkamerstoel/)).toBeFocused();
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  await undo.press('Enter');
  await expect(line).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(lineTitle(page, /Oslo 3-zitsbank/)).toBeFocused();

  for (const name of [/Oslo.* verwijderen/, /Ella.* verwijderen/])
    await page.getByRole('button', { name }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Uw winkelmand is nog leeg' })).toBeFocused();
});

test('a way of delivery is chosen at the press, whenever the shop answers', async ({ page }) => {
  await addToBasket(page);
  await page.goto('/nl/checkout');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Verder naar bezorging' }).click();
  const other = page.getByRole('radio', { checked: false }).first();
  const name = (await other.getAttribute('value')) ?? '';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/nl/basket', async (route) => {
    await held;
    await route.continue();
  });
  await other.click();
  const chosen = page.locator(`input[type=radio][value="${name}"]`);
  await expect(chosen).toBeChecked();
  release();
  await expect(page.getByRole('button', { name: 'Verder naar betaling' })).not.toHaveAttribute('aria-busy');
  await expect(chosen).toBeChecked();
});

test('what is notified has a place from the start, named in the language of the page', async ({ page }) => {
  await open(page, sofa.path);
  const region = page.locator('body > [aria-live="polite"]');
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  await page.getByRole('button', { name: 'In winkelmand' }).first().click();
  await expect(region.getByText(/ligt in uw winkelmand/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldingen', exact: true })).toHaveCount(1);
});

test('a declined payment is named in the title', async ({ page }) => {
  await addToBasket(page);
  await orderAndGoToPayment(page, /PayPal/);
  await page.getByRole('button', { name: 'Betaling wordt geweigerd' }).click();
  await expect(page).toHaveTitle(/^De betaling is niet gelukt \| /);
  await page.getByRole('link', { name: 'Terug naar betalen' }).click();
  await expect(page).toHaveTitle(/^(?!De betaling)/);
});

test('an order of the account is named in the title and read from its heading, and so is the list', async ({
  page,
}) => {
  await addToBasket(page);
  await signUp(page);
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);
  await page.goto('/nl/account/orders');
  const heading = page.getByRole('heading', { level: 1 });
  for (const visit of ['fetched', 'known by now']) {
    await page.getByRole('link', { name: /Bestelling LW-/ }).press('Enter');
    await expect(heading, visit).toHaveText(/Bestelling LW-/);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^Bestelling LW-[\w-]+ \| /);
    await page.getByRole('main').getByRole('link', { name: 'Mijn bestellingen' }).first().press('Enter');
    await expect(heading).toHaveText('Mijn bestellingen');
    await expect(page).toHaveTitle(/^Mijn bestellingen \| /);
  }
  await page.getByRole('link', { name: /Bestelling LW-/ }).press('Enter');
  await page.getByRole('button', { name: 'Bestelling annuleren' }).press('Enter');
  await page.getByRole('button', { name: 'Ja, annuleren' }).press('Enter');
  await expect(page.locator('[aria-current="step"]')).toContainText('Geannuleerd');
  await expect(heading).toBeFocused();
});

test('a removed address leaves the focus at the heading', async ({ page }) => {
  await signUp(page, '?next=/nl/account/addresses');
  await page.getByRole('button', { name: 'Adres toevoegen' }).click();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await page.getByRole('button', { name: /Domplein.*verwijderen/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).press('Enter');
  await expect(page.getByText('U hebt nog geen adressen opgeslagen.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the mail for a new password is told where the form stood', async ({ page }) => {
  await open(page, '/nl/auth/forgot-password');
  await page.getByLabel('E-mailadres').fill('niemand@example.nl');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kijk in uw mailbox')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Kijk in uw mailbox');
});

test('the menu of the account leads to the questions and the cookies, and takes the focus back', async ({
  page,
}) => {
  await signUp(page);
  await open(page, '/nl');
  const button = page.getByRole('button', { name: 'Mijn account' });
  await button.press('Enter');
  const entries = [
    'Mijn bestellingen',
    'Mijn gegevens',
    'Mijn adressen',
    'Veelgestelde vragen',
    'Favorieten',
    'Cookie-instellingen',
    'Uitloggen',
  ];
  const menu = page.getByRole('navigation', { name: 'Mijn account' });
  await expect(menu.getByRole('listitem')).toHaveText(entries);
  await menu.getByRole('button', { name: 'Cookie-instellingen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie-instellingen' });
  await expect(dialog.getByText('Eerder bekeken')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.goto('/nl/account/orders');
  await expect(menu.getByRole('listitem')).toHaveText(entries);
  await menu.getByRole('button', { name: 'Cookie-instellingen' }).press('Enter');
  await expect(dialog).toBeVisible();
});
