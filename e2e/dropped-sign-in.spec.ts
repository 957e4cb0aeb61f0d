import type { Page } from '@playwright/test';
import { requestPasswordReset, resetPassword, signIn, signOut } from '../api/contract/calls/auth';
import { endAllSessions, endSession } from '../api/contract/calls/customer';
import { send } from './api-call';
import { either, lose } from './lose';
import { mailTo } from './outbox';
import * as places from './places';
import { comeWithBasket } from './shop-api';
import { open, password } from './shopper';
import { expect, test } from './test';
import { literal, pattern, text } from './text';
import { enterAs } from './visit';

/** Signing in and out, a password that was forgotten, and sessions, when the connection breaks. */

// An account that is gone opens with no password, and neither does a session that has ended.
test.use({ allowedNoise: { patterns: [/ERR_FAILED/, /status of 40[134]/] } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const seen = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

test('a customer is signed in with the next press, and out whatever arrives', async ({ page, browser }) => {
  const elsewhere = await browser.newPage();
  const email = await enterAs(elsewhere, 'customer');
  await elsewhere.close();
  await comeWithBasket(page);
  await open(page, places.auth('sign-in'));
  await field(page, text('auth.email')).fill(email);
  await field(page, text('auth.password')).fill(password);
  for (const lost of either) {
    const whenLost = await lose(page, lost, signIn);
    await press(page, text('auth.signIn'));
    await whenLost();
    await seen(page, text('auth.failed'));
    await expect(field(page, text('auth.password'))).toHaveValue(password);
  }
  await press(page, text('auth.signIn'));
  await expect(page).toHaveURL(places.endsWith(places.home));
  // What the guest had in the basket has come along once.
  const basket = page.getByRole('link', { name: `${text('layout.basket.title')} (1)`, exact: true });
  await expect(basket).toBeVisible();

  await open(page, places.account('profile'));
  const whenLost = await lose(page, 'request', signOut);
  const isLoaded = page.waitForEvent('load');
  await press(page, text('account.menu.signOut'));
  await whenLost();
  await isLoaded;
  await expect(page).toHaveURL(places.endsWith(places.home));
  await page.goto(places.account('profile'));
  await expect(page).toHaveURL(places.endsWith(places.home));
});

test('a forgotten password is set with the next press, by a link that works once', async ({
  page,
  request,
}) => {
  const email = await enterAs(page, 'customer');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await open(page, places.auth('forgot-password'));
  const typed = field(page, text('auth.email'));
  await typed.fill(email);
  for (const lost of either) {
    const whenLost = await lose(page, lost, requestPasswordReset);
    await press(page, text('auth.sendLink'));
    await whenLost();
    await seen(page, text('auth.failed'));
    await expect(typed).toHaveValue(email);
  }
  await press(page, text('auth.sendLink'));
  await seen(page, text('auth.resetSentTitle'));

  const mail = await mailTo(request, email, 'password-reset');
  const link = new RegExp(`${literal(places.auth('reset-password'))}\\?token=[\\w-]+`).exec(mail)?.[0];
  await open(page, link ?? '');
  const next = field(page, text('auth.newPassword'));
  await next.fill('een heel ander woord');
  for (const lost of either) {
    const whenLost = await lose(page, lost, resetPassword);
    await press(page, text('auth.savePassword'));
    await whenLost();
    await seen(page, text('auth.failed'));
    await expect(next).toHaveValue('een heel ander woord');
  }
  await press(page, text('auth.savePassword'));
  await seen(page, text('auth.resetDoneTitle'));
});

test('sessions end with the next press, one and all', async ({ page, request }) => {
  const email = await enterAs(page, 'customer');
  await send(request, 'POST', 'signin', { item: { grantType: 'Password', id: email, secret: password } });
  await open(page, places.account('profile'));
  const mine = page.getByRole('region', { name: text('account.sessions.title') }).getByRole('listitem');
  const end = mine.getByRole('button', { name: pattern('account.sessions.endOf') });
  for (const lost of either) {
    await expect(end).toHaveCount(1);
    const whenLost = await lose(page, lost, endSession);
    await end.click();
    await whenLost();
    await seen(page, text('account.failed'));
  }
  await end.click();
  await expect(end).toHaveCount(0);

  for (const lost of either) {
    const whenLost = await lose(page, lost, endAllSessions);
    await press(page, text('account.sessions.everywhere'));
    await whenLost();
    await seen(page, text('account.failed'));
  }
  const isLoaded = page.waitForEvent('load');
  await press(page, text('account.sessions.everywhere'));
  await isLoaded;
  await expect(page).toHaveURL(places.endsWith(places.home));
});
