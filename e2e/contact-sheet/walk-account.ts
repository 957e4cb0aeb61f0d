import { addToBasket, fillAddress, open, orderAndGoToPayment, signUp, sofa } from '../shopper';
import { expect, test } from './look';

test('sign in', async ({ page, look }) => {
  await open(page, '/nl/auth/sign-in');
  await look('sign in');
  await page.getByLabel('E-mailadres', { exact: true }).fill('niemand@example.nl');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('niet dit wachtwoord');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('E-mailadres of wachtwoord klopt niet')).toBeVisible();
  await look('sign in, refused', { pressed: true, noise: /status of 401/ });
  await open(page, '/nl/auth/sign-up');
  await look('sign up');
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
  await look('sign up, mistakes', { pressed: true });
  await open(page, '/nl/auth/forgot-password');
  await look('forgotten password');
  await page.getByLabel('E-mailadres', { exact: true }).fill('niemand@example.nl');
  await page.getByRole('button', { name: 'Link versturen' }).click();
  await expect(page.getByText('Kijk in uw mailbox')).toBeVisible();
  await look('forgotten password, sent', { pressed: true });
  await open(page, '/nl/auth/reset-password?token=verlopen');
  await look('new password');
});

const accountPages = [
  ['orders', '/nl/account/orders'],
  ['details', '/nl/account/profile'],
  ['addresses', '/nl/account/addresses'],
  ['favourites', '/nl/account/favorites'],
] as const;

test('account', async ({ page, look }) => {
  await signUp(page);
  for (const [name, path] of accountPages.filter(([name]) => name !== 'details')) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(`${name}, empty`);
  }
  await open(page, '/nl/account/addresses');
  await page.getByRole('button', { name: 'Adres toevoegen' }).click();
  await look('address, new', { window: true });
  await fillAddress(page);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Domplein' })).toBeVisible();
  await open(page, sofa.path);
  const heart = page.getByRole('button', { name: 'Bewaren als favoriet' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await addToBasket(page);
  await page.goto('/nl/basket');
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);
  for (const [name, path] of accountPages) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(name);
  }
  await open(page, '/nl/account/orders');
  await page.getByRole('link', { name: /Bestelling LW-/ }).click();
  await expect(page.getByRole('list', { name: 'Verloop van uw bestelling' })).toBeVisible();
  await look('order');

  await page.route('**/api/nl/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: 'x' } }),
  );
  await open(page, '/nl/account/orders');
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' }).first()).toBeVisible();
  await look('out of order', { noise: /status of 503/ });
});
