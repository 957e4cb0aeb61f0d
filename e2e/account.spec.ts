import type { Page } from '@playwright/test';
import {
  addToBasket,
  fillAddress,
  fillSignUp,
  open,
  orderAndGoToPayment,
  password,
  signUp,
  sofa,
} from './shopper';
import { expect, expectAccessible, test } from './test';

async function signOut(page: Page): Promise<void> {
  await open(page, '/nl');
  await page.getByRole('button', { name: 'Mijn account' }).click();
  const menu = page.getByRole('navigation', { name: 'Mijn account' });
  // The home page comes anew, under the address it has already.
  const isLoaded = page.waitForEvent('load');
  await menu.getByRole('button', { name: 'Uitloggen' }).click();
  await isLoaded;
}

test('a guest with a full basket makes an account, orders, and finds the order again', async ({ page }) => {
  await addToBasket(page);
  await signUp(page);
  await page.goto('/nl/basket');
  await expect(page.getByRole('link', { name: /Oslo 3-zitsbank/ }).first()).toBeVisible();
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);

  await page.goto('/nl/account');
  await expect(page).toHaveURL(/\/nl\/account\/orders$/);
  await page.getByRole('link', { name: /Bestelling LW-/ }).click();
  await expect(page.getByRole('list', { name: 'Verloop van uw bestelling' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bestelling annuleren' }).click();
  await page.getByRole('button', { name: 'Ja, annuleren' }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Geannuleerd');
  await page.goBack();
  await expect(page.getByText('Geannuleerd')).toBeVisible();
});

test.describe('who signs in', () => {
  test.use({ allowedNoise: { patterns: [/status of 401/] } });

  test('is told of a wrong password, keeps what was typed, and gets in with the right one', async ({
    page,
  }) => {
    const email = await signUp(page);
    await signOut(page);
    await open(page, '/nl');
    await page.getByRole('button', { name: 'Mijn account' }).click();
    await page.getByRole('link', { name: 'Inloggen' }).click();
    await page.getByLabel('E-mailadres', { exact: true }).fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('niet dit wachtwoord');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByText('E-mailadres of wachtwoord klopt niet')).toBeVisible();
    await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(email);
    await expectAccessible(page);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL(/\/nl$/);
    await page.goto('/nl/auth/sign-in');
    await expect(page).toHaveURL(/\/nl$/);
  });
});

test('nothing of the account is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, '?next=/nl/account/profile');
  for (const name of ['profile', 'addresses', 'favorites', 'orders']) {
    await page.goto(`/nl/account/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('the menu of the account is whole on a tablet, and begins on the margin of a phone', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/nl/account/favorites');
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('navigation', { name: 'Mijn account' });
  const signOut = menu.getByRole('button', { name: 'Uitloggen' });
  await expect(signOut).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(heading).toBeVisible();
  const current = page.locator('[aria-current=page]', { hasText: 'Favorieten' });
  const left = async (what: typeof heading) => (await what.boundingBox())?.x ?? 0;
  await expect.poll(async () => Math.round(await left(current))).toBe(Math.round(await left(heading)));
});

test('the account is for customers: a guest is led away, and comes back after signing in', async ({
  page,
}) => {
  await page.goto('/nl/account/orders');
  await expect(page).toHaveURL(/\/nl$/);
  await signUp(page, '?next=/nl/account/orders');
  await expect(page.getByRole('heading', { name: 'U hebt nog niets besteld' })).toBeVisible();
  await expectAccessible(page);
});

test('an address is added, made the main one, changed and removed', async ({ page }) => {
  await signUp(page, '?next=/nl/account/addresses');
  await expect(page.getByText('U hebt nog geen adressen opgeslagen.')).toBeVisible();
  for (const street of ['Domplein', 'Oudegracht']) {
    await page.getByRole('button', { name: 'Adres toevoegen' }).click();
    await fillAddress(page);
    await page.getByLabel('Straat').fill(street);
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: street })).toBeVisible();
  }
  await expectAccessible(page);
  const second = page.getByRole('listitem').filter({ hasText: 'Oudegracht' });
  await second.getByRole('button', { name: 'Als standaard gebruiken' }).click();
  await expect(second.getByText('Standaardadres')).toBeVisible();
  await second.getByRole('button', { name: /wijzigen/ }).click();
  await page.getByLabel('Plaats').fill('Zeist');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(second).toContainText('Zeist');
  await second.getByRole('button', { name: /verwijderen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Oudegracht')).toHaveCount(0);
});

test('a heart asks a guest to sign in and keeps the product of a customer', async ({ page }) => {
  await open(page, sofa.path);
  await page.getByRole('button', { name: 'Bewaren als favoriet' }).click();
  await expect(page).toHaveURL(/auth\/sign-in\?next=/);
  await expect(page.getByText('het product staat daarna bij uw favorieten', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Account aanmaken' }).click();
  await fillSignUp(page);
  await expect(page).toHaveURL(sofa.path);
  const heart = page.getByRole('button', { name: 'Bewaren als favoriet' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/nl/account/favorites');
  await expect(page.getByRole('link', { name: /Oslo 3-zitsbank/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /als favoriet bewaren/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'U hebt nog geen favorieten' })).toBeVisible();
});

test('signing out takes along what was looked at', async ({ page }) => {
  await open(page, sofa.path);
  const viewed = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recently-viewed')));
  await expect.poll(viewed).toHaveLength(1);
  await signUp(page);
  expect(await viewed()).toHaveLength(1);
  await signOut(page);
  expect(await viewed()).toEqual([]);
});

test('the heart of a card sends a guest to sign in and back to the same selection', async ({ page }) => {
  const selection = '/nl/banken-c-C11?colour=beige';
  await open(page, selection);
  await page
    .getByRole('button', { name: /als favoriet bewaren/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/nl/auth/sign-in?next=${encodeURIComponent(selection)}`);
});

test.describe('the heart of a card', () => {
  test.use({ allowedNoise: { patterns: [/status of 503/] } });

  test('is full from the press on, and empty again when the shop refuses', async ({ page }) => {
    await signUp(page);
    await open(page, '/nl/banken-c-C11');
    const heart = page.getByRole('button', { name: /als favoriet bewaren/ }).first();
    let refuse = () => {};
    await page.route('**/customer-products-listing/favorite/V*', async (route) => {
      await new Promise<void>((resolve) => {
        refuse = resolve;
      });
      await route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: '' } });
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    refuse();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('Dat is niet gelukt.', { exact: false })).toBeVisible();

    await page.unroute('**/customer-products-listing/favorite/V*');
    await heart.click();
    await expect(heart).not.toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test('details and password are changed, and the data can be taken along', async ({ page }) => {
  await signUp(page, '?next=/nl/account/profile');
  await page.getByLabel('Voornaam').fill('Renée');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Uw gegevens zijn opgeslagen')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Gegevens downloaden' }).click();
  expect((await download).suggestedFilename()).toBe('linden-account.json');
  await page.getByLabel('Huidig wachtwoord').fill(password);
  await page.getByLabel('Nieuw wachtwoord').fill('een heel ander woord');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Uw wachtwoord is gewijzigd', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Voornaam')).toHaveValue('Renée');
});

test('a forgotten password is set anew by the link of the mail, which works once', async ({
  page,
  request,
}) => {
  const email = await signUp(page);
  await signOut(page);
  await open(page, '/nl/auth/forgot-password');
  await page.getByLabel('E-mailadres', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Link versturen' }).click();
  await expect(page.getByText('Kijk in uw mailbox')).toBeVisible();
  await expectAccessible(page);
  const link = await linkInMail(request, email);
  await open(page, link);
  await page.getByLabel('Nieuw wachtwoord').fill('een heel ander woord');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Uw wachtwoord is gewijzigd')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Uw wachtwoord is gewijzigd');
});

/** Path of the reset link in the latest mail to this address; the outbox is open while journeys run. */
async function linkInMail(
  request: import('@playwright/test').APIRequestContext,
  email: string,
): Promise<string> {
  let path = '';
  await expect(async () => {
    const list = await (await request.get('/api/dev/mail')).text();
    const row = list.split('</tr>').find((part) => part.includes(email) && /wachtwoord/i.test(part));
    const mail = /href="(\/api\/dev\/mail\/[^"]+)"/.exec(row ?? '')?.[1];
    expect(mail).toBeTruthy();
    const html = await (await request.get(mail ?? '')).text();
    path = /\/nl\/auth\/reset-password\?token=[\w-]+/.exec(html)?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}
