import type { Page } from '@playwright/test';
import { anchors } from '../lib/product/anchors';
import { paymentPage, payments } from './api-text';
import { unless } from './conditions';
import { expectNoDialogEntry } from './dialog-entry';
import { address } from './inputs/own';
import * as places from './places';
import { chair, sofa } from './products';
import { comeWithBasket } from './shop-api';
import {
  addressFields,
  addToBasket,
  basketLine,
  fillAddress,
  open,
  orderAndGoToPayment,
  signUp,
} from './shopper';
import { expect, test } from './test';
import { literal, pattern, text, whole, words } from './text';
import { enterAs } from './visit';

/** Where the focus is, and what is read out, after something has changed. */

/** More than any buying column has. */
const mostStops = 80;

const lineTitle = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

test('the first press with mistakes leads to their list', async ({ page }) => {
  await comeWithBasket(page);
  await page.goto(places.checkout);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: text('checkout.errorSummary', { count: addressFields.length }) }),
  ).toBeFocused();
});

test('a link of the footer leads to the top of the new page', async ({ page }) => {
  test.skip(...unless('content pages'));
  await open(page, places.home);
  const link = page.getByRole('contentinfo').getByRole('link', { name: text('footer.links.aboutUs') });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('another option keeps the chosen number', async ({ page }) => {
  await open(page, sofa.path);
  const number = page.getByRole('group', { name: text('product.purchase.quantity') }).getByRole('status');
  await page.getByRole('button', { name: text('product.purchase.increase') }).click();
  await page.getByRole('button', { name: text('product.purchase.increase') }).click();
  await expect(number).toHaveText('3');
  const other = page.locator('nav a[id^="option-"]:not([aria-current])').first();
  const href = await other.getAttribute('href');
  await other.click();
  await expect(page).toHaveURL(href ?? '');
  await expect(number).toHaveText('3');
});

test('the basket leaves the focus at the pressed button, the next line or its heading', async ({ page }) => {
  await addToBasket(page);
  await addToBasket(page, chair.path);
  await page.goto(places.basket);
  const line = basketLine(page, sofa);
  const less = line.getByRole('button', { name: whole(pattern('basket.less')) });
  await line.getByRole('button', { name: whole(pattern('basket.more')) }).click();
  await expect(line.getByRole('status')).toHaveText('2');
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(line.getByRole('status')).toHaveText('1');
  await expect(less).toBeFocused();

  await line.getByRole('button', { name: text('basket.removeLabel', { title: sofa.title }) }).press('Enter');
  await expect(lineTitle(page, words(chair.name))).toBeFocused();
  const undo = page.getByRole('button', { name: text('basket.undo') });
  await undo.press('Enter');
  await expect(line).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(lineTitle(page, words(sofa.name))).toBeFocused();

  const removeOf = ({ title }: { title: string }) =>
    page.getByRole('button', { name: text('basket.removeLabel', { title }) });
  await removeOf(sofa).press('Enter');
  // A key that is pressed before the focus has moved on would follow the link that it moves to.
  await expect(lineTitle(page, words(chair.name))).toBeFocused();
  await removeOf(chair).press('Enter');
  await expect(page.getByRole('heading', { name: text('basket.emptyTitle') })).toBeFocused();
});

test('a way of delivery is chosen at the press, whenever the shop answers', async ({ page }) => {
  await comeWithBasket(page);
  await page.goto(places.checkout);
  await fillAddress(page);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  const ways = page.getByRole('group', { name: text('checkout.deliveryTitle') });
  const other = ways.getByRole('radio', { checked: false }).first();
  const name = (await other.getAttribute('value')) ?? '';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(places.anyApi('basket'), async (route) => {
    await held;
    await route.continue();
  });
  await other.click();
  const chosen = page.locator(`input[type=radio][value="${name}"]`);
  await expect(chosen).toBeChecked();
  release();
  await expect(page.getByRole('button', { name: text('checkout.toPayment') })).not.toHaveAttribute(
    'aria-busy',
  );
  await expect(chosen).toBeChecked();
});

test('what is notified has a place from the start, named in the language of the page', async ({ page }) => {
  await open(page, sofa.path);
  const region = page.locator('body > [aria-live="polite"]');
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  await page
    .getByRole('button', { name: text('product.purchase.add') })
    .first()
    .click();
  await expect(region.getByText(pattern('product.purchase.added'))).toBeVisible();
  await expect(page.getByRole('region', { name: text('layout.notifications'), exact: true })).toHaveCount(1);
});

test('a declined payment is named in the title', async ({ page }) => {
  await comeWithBasket(page);
  await orderAndGoToPayment(page, payments.other);
  await page.getByRole('button', { name: paymentPage.decline }).click();
  await expect(page).toHaveTitle(new RegExp(`^${literal(text('order.failedTitle'))} \\| `));
  await page.getByRole('link', { name: text('order.backToCheckout') }).click();
  await expect(page).toHaveTitle(new RegExp(`^(?!${literal(text('order.failedTitle'))})`));
});

test('an order of the account is named in the title and read from its heading, and so is the list', async ({
  page,
}) => {
  await addToBasket(page);
  await signUp(page);
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);
  await page.goto(places.account('orders'));
  const heading = page.getByRole('heading', { level: 1 });
  for (const visit of ['fetched', 'known by now']) {
    await page.getByRole('link', { name: pattern('account.orderNumber') }).press('Enter');
    await expect(heading, visit).toHaveText(pattern('account.orderNumber'));
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(
      new RegExp(`^${literal(text('account.orderNumber', { number: 'LW-' }))}[\\w-]+ \\| `),
    );
    await page
      .getByRole('main')
      .getByRole('link', { name: text('account.menu.orders') })
      .first()
      .press('Enter');
    await expect(heading).toHaveText(text('account.menu.orders'));
    await expect(page).toHaveTitle(new RegExp(`^${literal(text('account.menu.orders'))} \\| `));
  }
  await page.getByRole('link', { name: pattern('account.orderNumber') }).press('Enter');
  await page.getByRole('button', { name: text('account.cancelOrder') }).press('Enter');
  await page.getByRole('button', { name: text('account.cancelConfirm') }).press('Enter');
  await expect(page.locator('[aria-current="step"]')).toContainText(text('order.statuses.cancelled'));
  await expect(heading).toBeFocused();
});

test('a removed address leaves the focus at the heading', async ({ page }) => {
  await enterAs(page, 'customer');
  await open(page, places.account('addresses'));
  await page.getByRole('button', { name: text('account.addAddress') }).click();
  await fillAddress(page);
  await page.getByRole('button', { name: text('account.save'), exact: true }).click();
  await page
    .getByRole('button', {
      name: text('account.removeOf', { street: `${address.street} ${address.houseNumber}` }),
    })
    .press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('account.remove') })
    .press('Enter');
  await expect(page.getByText(text('account.noAddresses'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the mail for a new password is told where the form stood', async ({ page }) => {
  await open(page, places.auth('forgot-password'));
  await page.getByLabel(text('auth.email')).fill('niemand@example.nl');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('auth.resetSentTitle'))).toBeVisible();
  await expect(page.locator(':focus')).toContainText(text('auth.resetSentTitle'));
});

test('the menu of the account leads to the questions and the cookies, and takes the focus back', async ({
  page,
}) => {
  await enterAs(page, 'customer');
  await open(page, places.home);
  const button = page.getByRole('button', { name: text('account.menu.title') });
  await button.press('Enter');
  const entries = [
    text('account.menu.orders'),
    text('account.menu.profile'),
    text('account.menu.addresses'),
    text('account.menu.faq'),
    text('account.menu.favorites'),
    text('account.menu.cookies'),
    text('account.menu.signOut'),
  ];
  const menu = page.getByRole('navigation', { name: text('account.menu.title') });
  await expect(menu.getByRole('listitem')).toHaveText(entries);
  await menu.getByRole('button', { name: text('account.menu.cookies') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: text('account.menu.cookies') });
  await expect(
    dialog.getByRole('checkbox', { name: text('consent.purposes.statistics.name') }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expectNoDialogEntry(page);

  await page.goto(places.account('orders'));
  await expect(menu.getByRole('listitem')).toHaveText(entries);
  await menu.getByRole('button', { name: text('account.menu.cookies') }).press('Enter');
  await expect(dialog).toBeVisible();
});

test('each stop of the buying column is in the window, also where that is taller than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, sofa.path);
  const column = page.locator(`#${anchors.purchase}`);
  await column.locator('a, button, input, summary').first().focus();
  const stops: string[] = [];
  const outside: string[] = [];
  for (const _ of Array.from({ length: mostStops })) {
    await page.keyboard.press('Tab');
    // What the column and the browser move by itself is at rest after two pictures of the page.
    const stop = await page.evaluate(async (id) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement;
      if (!focused?.closest(`#${id}`)) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      const name = focused.textContent?.trim() || focused.getAttribute('aria-label') || focused.tagName;
      // The browser scrolls to whole pixels.
      return { name, isInside: top > -1 && bottom < window.innerHeight + 1 };
    }, anchors.purchase);
    if (!stop) break;
    stops.push(stop.name);
    if (!stop.isInside) outside.push(stop.name);
  }
  expect(stops.length).toBeGreaterThan(12);
  expect(stops.length, 'the focus leaves the column in the end').toBeLessThan(mostStops);
  expect(outside).toEqual([]);
});
