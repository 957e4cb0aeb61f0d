import type { APIRequestContext, Page } from '@playwright/test';
import { errorOf, paymentPage } from './api-text';
import { address, other } from './inputs/own';
import { mailTo } from './outbox';
import * as places from './places';
import { product, sofa, sofas } from './products';
import { orderByTransfer } from './shop-api';
import { addToBasket, fillAddress, open, orderAndGoToPayment, password, signUp } from './shopper';
import { site } from './site';
import { expect, expectAccessible, test } from './test';
import { linkIn, literal, pattern, text, words } from './text';
import { enterAs } from './visit';
import { accepted, refused } from './visitor';

async function signOut(page: Page): Promise<void> {
  await open(page, places.home);
  const button = page.getByRole('button', { name: text('account.menu.title') });
  // Once the initial covers the person, a press meets it.
  await expect(button).toContainText(pattern('welcome.signedInAs'));
  await button.click();
  const menu = page.getByRole('navigation', { name: text('account.menu.title') });
  // The home page comes anew, under the address it has already.
  const isLoaded = page.waitForEvent('load');
  await menu.getByRole('button', { name: text('account.menu.signOut') }).click();
  await isLoaded;
}

test('a guest with a full basket makes an account, orders, and finds the order again', async ({ page }) => {
  await addToBasket(page);
  await signUp(page);
  await page.goto(places.basket);
  await expect(page.getByRole('link', { name: words(sofa.name) }).first()).toBeVisible();
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);

  await page.goto(places.within('account'));
  await expect(page).toHaveURL(places.endsWith(places.account('orders')));
  await page.getByRole('link', { name: pattern('account.orderNumber') }).click();
  await expect(page.getByRole('list', { name: text('account.timeline') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text('account.cancelOrder') }).click();
  await page.getByRole('button', { name: text('account.cancelConfirm') }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText(text('order.statuses.cancelled'));
  await expect(page.getByRole('region', { name: text('order.refunds.title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(text('order.statuses.cancelled'))).toBeVisible();
});

test('who paid by transfer tells where the money goes back to', async ({ page }) => {
  await enterAs(page, 'customer');
  const { orderId } = await orderByTransfer(page, sofa.vsin);
  await page.goto(`${places.account('orders')}?order=${orderId}`);
  await page.getByRole('button', { name: text('account.cancelOrder') }).click();
  await page.getByRole('button', { name: text('account.cancelConfirm') }).click();
  const refunds = page.getByRole('region', { name: text('order.refunds.title') });
  await expect(refunds).toContainText(text('order.refunds.states.account-needed'));
  await expectAccessible(page);
  await refunds.getByLabel(text('order.refunds.accountHolder')).fill('Sanne de Wit');
  await refunds.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01');
  await refunds.getByRole('button', { name: text('order.refunds.sendAccount') }).click();
  await expect(refunds.getByText(text('validation.iban'))).toBeVisible();
  await refunds.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00');
  await page.keyboard.press('Enter');
  await expect(refunds).toContainText(text('order.refunds.states.to-transfer'));
  await expect(refunds).toContainText('NL91 ABNA 0417 1643 00');
});

test.describe('who signs in', () => {
  test.use({ allowedNoise: { patterns: [/status of 401/] } });

  test('is told of a wrong password, keeps what was typed, and gets in with the right one', async ({
    page,
  }) => {
    const email = await enterAs(page, 'customer');
    await signOut(page);
    await open(page, places.home);
    await page.getByRole('button', { name: text('account.menu.title') }).click();
    await page.getByRole('link', { name: text('auth.signIn') }).click();
    await page.getByLabel(text('auth.email'), { exact: true }).fill(email);
    await page.getByLabel(text('auth.password'), { exact: true }).fill('niet dit wachtwoord');
    await page.getByRole('button', { name: text('auth.signIn') }).click();
    await expect(page.getByText(errorOf('invalid-credentials'))).toBeVisible();
    await expect(page.getByLabel(text('auth.email'), { exact: true })).toHaveValue(email);
    await expectAccessible(page);
    await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: text('auth.signIn') }).click();
    await expect(page).toHaveURL(places.endsWith(places.home));
    await page.goto(places.auth('sign-in'));
    await expect(page).toHaveURL(places.endsWith(places.home));
  });
});

test.describe('signed out', () => {
  // What a page asks for a customer may be on its way when the session ends.
  test.use({ allowedNoise: { patterns: [/status of 401/] } });

  test('in the account, who was a customer is led out of it, and by no other page', async ({ page }) => {
    await enterAs(page, 'customer');
    await open(page, places.account('orders'));
    await expect(page.getByRole('heading', { name: text('account.noOrders') })).toBeVisible();
    const left = site.afterSignOut === 'sign-in' ? places.auth('sign-in') : places.home;
    // A page also says so of the address that it has.
    const seen = new Set<string>();
    page.on('framenavigated', (frame) => seen.add(new URL(frame.url()).pathname));
    await page
      .getByRole('navigation', { name: text('account.menu.title') })
      .getByRole('button', { name: text('account.menu.signOut') })
      .click();
    await expect(page).toHaveURL(places.endsWith(left));
    seen.delete(places.account('orders'));
    expect([...seen]).toEqual([left]);
  });

  test('who signs up with the address of an account is told so, and takes it along to sign in', async ({
    page,
  }) => {
    const email = await enterAs(page, 'customer');
    await page.goto(places.auth('forgot-password'));
    await expect(page).toHaveURL(places.endsWith(places.home));
    await signOut(page);
    await open(page, places.auth('sign-up'));
    await page.getByLabel(text('auth.email'), { exact: true }).fill(email);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: linkIn('auth.emailKnown') });
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await link.click();
    await expect(page).toHaveURL(places.endsWith(places.auth('sign-in')));
    await expect(page.getByLabel(text('auth.email'), { exact: true })).toHaveValue(email);
  });
});

test('nothing of the account is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, 'customer');
  await open(page, places.account('profile'));
  for (const name of ['profile', 'addresses', 'favorites', 'orders'] as const) {
    await page.goto(places.account(name));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('the menu of the account is whole on a tablet, and shows the page at hand on a phone', async ({
  page,
}) => {
  await enterAs(page, 'customer');
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, places.account('favorites'));
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('navigation', { name: text('account.menu.title') });
  const signOut = menu.getByRole('button', { name: text('account.menu.signOut') });
  await expect(signOut).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(heading).toBeVisible();
  const current = page.locator('[aria-current=page]', { hasText: text('account.menu.favorites') });
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('the account is for customers: a guest is led away, and comes back after signing in', async ({
  page,
}) => {
  await page.goto(places.account('orders'));
  await expect(page).toHaveURL(places.endsWith(places.home));
  await signUp(page, places.account('orders'));
  await expect(page.getByRole('heading', { name: text('account.noOrders') })).toBeVisible();
  await expectAccessible(page);
});

const moved = `${other.street} ${address.houseNumber}`;

test('an address is added, made the main one, changed and removed', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, places.account('addresses'));
  await expect(page.getByText(text('account.noAddresses'))).toBeVisible();
  for (const street of [address.street, other.street]) {
    await page.getByRole('button', { name: text('account.addAddress') }).click();
    await fillAddress(page);
    await page.getByLabel(text('checkout.fields.street'), { exact: true }).fill(street);
    await page.getByRole('button', { name: text('account.save'), exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: street })).toBeVisible();
  }
  await expectAccessible(page);
  const second = page.getByRole('listitem').filter({ hasText: other.street });
  await second.getByRole('button', { name: text('account.makeMain') }).click();
  await expect(second.getByText(text('account.mainAddress'))).toBeVisible();
  await second.getByRole('button', { name: text('account.editOf', { street: moved }) }).click();
  await page.getByLabel(text('checkout.fields.city'), { exact: true }).fill(other.city);
  await page.getByRole('button', { name: text('account.save'), exact: true }).click();
  await expect(second).toContainText(other.city);
  await second.getByRole('button', { name: text('account.removeOf', { street: moved }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('account.remove') })
    .click();
  await expect(page.getByText(other.street)).toHaveCount(0);
});

test('a guest keeps favourites, passes them on, and finds them in the account', async ({ page, browser }) => {
  await open(page, sofa.path);
  const heart = page.getByRole('button', { name: text('productCard.favourite'), exact: true });
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, places.newest);
  const another = page.getByRole('button', { name: pattern('productCard.favouriteOf') }).first();
  await another.click();
  await expect(another).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('banner')
    .getByRole('link', { name: pattern('favourites.title') })
    .click();
  await expect(page).toHaveURL(places.favourites);
  await expect(page.getByText(text('favourites.count', { count: 2 }))).toBeVisible();
  await expect(page.getByRole('link', { name: words(sofa.name) })).toBeVisible();
  await expectAccessible(page);

  // Taken off by the keyboard, and put back.
  const { title } = product(sofa.vsin);
  await page.getByRole('button', { name: text('productCard.favouriteOf', { title }) }).press('Enter');
  await expect(page.getByText(text('favourites.count', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: text('favourites.restoreOf', { title }) }).press('Enter');
  await expect(page.getByText(text('favourites.count', { count: 2 }))).toBeVisible();

  // Some of them are a list, which Back leaves.
  await page.getByRole('button', { name: text('favourites.lists.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('favourites.lists.name')).fill('Hal');
  await dialog.getByRole('checkbox', { name: title }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text('favourites.lists.save') }).click();
  const list = page.getByRole('link', { name: /^Hal/ });
  await expect(list).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(text('favourites.count', { count: 1 }))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(text('favourites.count', { count: 2 }))).toBeVisible();

  // Somebody else opens the address.
  await page.getByRole('button', { name: text('favourites.share') }).click();
  const shared = `${places.favourites}?of=${sofa.vsin}`;
  const elsewhere = await browser.newPage({ storageState: refused });
  await elsewhere.goto(shared);
  await expect(elsewhere.getByRole('heading', { name: text('favourites.sharedTitle') })).toBeVisible();
  await elsewhere.getByRole('button', { name: text('favourites.toBasket') }).click();
  await expect(elsewhere.getByText(pattern('favourites.inBasket'))).toBeVisible();
  await elsewhere.close();

  await signUp(page);
  await page.goto(places.account('favorites'));
  await expect(list).toBeVisible();
  await expect(page.getByText(text('favourites.count', { count: 2 }))).toBeVisible();
  await expectAccessible(page);
  // Who leaves before the shop has agreed keeps the favourite.
  for (const count of [1, 0]) {
    const isRemoved = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
    await page.locator('[data-favourite][aria-pressed="true"]').first().click();
    await isRemoved;
    await expect(page.getByText(text('favourites.count', { count }))).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: text('favourites.empty') })).toBeVisible();
});

test.describe('with consent', () => {
  test.use({ storageState: accepted });

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
});

test.describe('the heart of a card', () => {
  test.use({ allowedNoise: { patterns: [/status of 503/] } });

  test('is full from the press on, and empty again when the shop refuses', async ({ page }) => {
    await enterAs(page, 'customer');
    await open(page, sofas.path);
    const heart = page.getByRole('button', { name: pattern('productCard.favouriteOf') }).first();
    // The heart is full before its call has left.
    const refusal = Promise.withResolvers<void>();
    await page.route('**/customer-products-listing/favorite/V*', async (route) => {
      await refusal.promise;
      await route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: '' } });
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    refusal.resolve();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText(text('productCard.favouriteFailed'))).toBeVisible();

    await page.unroute('**/customer-products-listing/favorite/V*');
    await heart.click();
    await expect(heart).not.toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test('details and password are changed, and the data can be taken along', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, places.account('profile'));
  await page.getByLabel(text('auth.firstName'), { exact: true }).fill('Renée');
  await page.getByRole('button', { name: text('account.save'), exact: true }).click();
  await expect(page.getByText(text('account.saved'))).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('account.export') }).click();
  expect((await download).suggestedFilename()).toBe('linden-account.json');
  await page.getByLabel(text('account.currentPassword'), { exact: true }).fill(password);
  await page.getByLabel(text('auth.newPassword'), { exact: true }).fill('een heel ander woord');
  await page.getByRole('button', { name: text('auth.savePassword') }).click();
  await expect(page.getByText(text('account.passwordChanged'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(text('auth.firstName'), { exact: true })).toHaveValue('Renée');
});

test('a forgotten password is set anew by the link of the mail, which works once', async ({
  page,
  request,
}) => {
  const email = await enterAs(page, 'customer');
  await signOut(page);
  await open(page, places.auth('forgot-password'));
  await page.getByLabel(text('auth.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: text('auth.sendLink') }).click();
  await expect(page.getByText(text('auth.resetSentTitle'))).toBeVisible();
  await expectAccessible(page);
  const link = await linkInMail(request, email, 'password-reset');
  await open(page, link);
  await page.getByLabel(text('auth.newPassword'), { exact: true }).fill('een heel ander woord');
  await page.getByRole('button', { name: text('auth.savePassword') }).click();
  await expect(page.getByText(text('auth.resetDoneTitle'))).toBeVisible();
  await expect(page.locator(':focus')).toContainText(text('auth.resetDoneTitle'));
});

test('another e-mail address counts once its reader has followed the link, and all are signed out', async ({
  page,
  request,
}) => {
  const email = await enterAs(page, 'customer');
  await open(page, places.account('profile'));
  const next = `nieuw-${email}`;
  await page.getByRole('button', { name: text('account.email.change') }).click();
  await page.getByLabel(text('account.email.field')).fill(next);
  const dialog = page.getByRole('dialog', { name: text('account.email.title') });
  await dialog.getByLabel(text('account.currentPassword'), { exact: true }).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: text('account.email.send') }).click();
  await expect(page.getByText(text('account.email.sentTitle'))).toBeVisible();
  await expect(page.locator(':focus')).toContainText(text('account.email.sentTitle'));
  await page.goto(await linkInMail(request, next, 'email-change'));
  await page.getByRole('button').click();
  await expect(page.getByRole('status')).toBeVisible();
  await mailTo(request, email, 'email-changed');

  // Its session has ended, which this browser hears with its next call.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await open(page, places.auth('sign-in'));
  await page.getByLabel(text('auth.email'), { exact: true }).fill(next);
  await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('auth.signIn') }).click();
  await expect(page).toHaveURL(places.endsWith(places.home));
  await page.goto(places.account('profile'));
  await expect(page.getByText(text('account.sessions.current'))).toBeVisible();
  const isLoaded = page.waitForEvent('load');
  await page.getByRole('button', { name: text('account.sessions.everywhere') }).click();
  await isLoaded;
  await page.goto(places.account('profile'));
  await expect(page).toHaveURL(places.endsWith(places.home));
});

const pathsOfMails = {
  'password-reset': places.auth('reset-password'),
  'email-change': places.api('customer/email/confirm'),
};

/** Path of the link in the mail to this address; the outbox is open while journeys run. */
async function linkInMail(
  request: APIRequestContext,
  email: string,
  kind: keyof typeof pathsOfMails,
): Promise<string> {
  const mail = await mailTo(request, email, kind);
  const path =
    new RegExp(`${literal(pathsOfMails[kind])}\\?(?:language=\\w+&)?token=[\\w-]+`).exec(mail)?.[0] ?? '';
  expect(path).not.toBe('');
  return path;
}
