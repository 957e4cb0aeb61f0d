import { errorOf, paymentPage } from '../api-text';
import { address } from '../inputs/own';
import * as places from '../places';
import { sofa } from '../products';
import { addToBasket, fillAddress, open, orderAndGoToPayment, signUp } from '../shopper';
import { pattern, text } from '../text';
import { expect, test } from './look';

test('sign in', async ({ page, look }) => {
  await open(page, places.auth('sign-in'));
  await look('sign in');
  await page.getByLabel(text('auth.email'), { exact: true }).fill('niemand@example.nl');
  await page.getByLabel(text('auth.password'), { exact: true }).fill('niet dit wachtwoord');
  await page.getByRole('button', { name: text('auth.signIn') }).click();
  await expect(page.getByText(errorOf('invalid-credentials'))).toBeVisible();
  await look('sign in, refused', { pressed: true, noise: /status of 401/ });
  await open(page, places.auth('sign-up'));
  await look('sign up');
  await page.getByRole('button', { name: text('auth.createAccount') }).click();
  await look('sign up, mistakes', { pressed: true });
  await open(page, places.auth('forgot-password'));
  await look('forgotten password');
  await page.getByLabel(text('auth.email'), { exact: true }).fill('niemand@example.nl');
  await page.getByRole('button', { name: text('auth.sendLink') }).click();
  await expect(page.getByText(text('auth.resetSentTitle'))).toBeVisible();
  await look('forgotten password, sent', { pressed: true });
  await open(page, `${places.auth('reset-password')}?token=verlopen`);
  await look('new password');
});

const accountPages = [
  ['orders', places.account('orders')],
  ['details', places.account('profile')],
  ['addresses', places.account('addresses')],
  ['favourites', places.account('favorites')],
] as const;

test('account', async ({ page, look }) => {
  await signUp(page);
  for (const [name, path] of accountPages.filter(([name]) => name !== 'details')) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(`${name}, empty`);
  }
  await open(page, places.account('addresses'));
  await page.getByRole('button', { name: text('account.addAddress') }).click();
  await look('address, new', { window: true });
  await fillAddress(page);
  await page.getByRole('button', { name: text('account.save'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: address.street })).toBeVisible();
  await open(page, sofa.path);
  const heart = page.getByRole('button', { name: text('productCard.favourite'), exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await addToBasket(page);
  await page.goto(places.basket);
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);
  for (const [name, path] of accountPages) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(name);
  }
  await open(page, places.account('orders'));
  await page.getByRole('link', { name: pattern('account.orderNumber') }).click();
  await expect(page.getByRole('list', { name: text('account.timeline') })).toBeVisible();
  await look('order');

  await page.route(places.anyApi('**'), (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: 'x' } }),
  );
  await open(page, places.account('orders'));
  await expect(page.getByRole('button', { name: text('basket.tryAgain') }).first()).toBeVisible();
  await look('out of order', { noise: /status of 503/ });
});
