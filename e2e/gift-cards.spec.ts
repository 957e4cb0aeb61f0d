import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatMoney } from '../lib/money/format';
import { errorOf, paymentPage, payments } from './api-text';
import { unless } from './conditions';
import { address } from './inputs/own';
import { mailTo } from './outbox';
import * as places from './places';
import { chair, sofa } from './products';
import { addToBasket, fillAddress, open } from './shopper';
import { site } from './site';
import { expect, expectAccessible, test } from './test';
import { pattern, text } from './text';

// A code that is no code.
test.use({ allowedNoise: { patterns: [/status of 422/] } });

const codePattern = /(?:[2-9A-Z]{4}-){4}[2-9A-Z]{4}/;
const main = (page: Page) => page.getByRole('main');
const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );

/** Buys the card of this place in the list of amounts, and gives its code, as the mail has it. */
async function buyCard(page: Page, place: number): Promise<string> {
  const email = `eva-${randomUUID()}@example.nl`;
  await open(page, places.giftCards);
  const form = main(page);
  await form
    .getByRole('group', { name: text('giftCards.amount') })
    .getByRole('radio')
    .nth(place)
    .check();
  await form.getByLabel(text('giftCards.recipientName')).fill('Eva');
  await form.getByLabel(text('giftCards.recipientEmail')).fill(email);
  await form.getByRole('button', { name: text('giftCards.further') }).click();
  await form.getByLabel(text('giftCards.giverName')).fill('Sanne');
  await form.getByLabel(text('giftCards.message')).fill('Van harte!');
  for (const [field, words] of Object.entries({ ...address, email: `sanne-${randomUUID()}@example.nl` }))
    if (field !== 'phone') await form.locator(`#shipping-${field}`).fill(words);
  await form.getByRole('radio', { name: payments.atOnce }).check();
  await form.getByRole('checkbox', { name: pattern('checkout.terms') }).check();
  await form.getByRole('button', { name: text('checkout.placeOrder') }).click();
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await thanks(page);
  await expect(main(page).getByText(text('order.boughtCard.next'))).toBeVisible();
  const mail = await mailTo(page.request, email, 'gift-card');
  expect(mail).toContain('Van harte!');
  return codePattern.exec(mail)?.[0] ?? '';
}

async function toPayment(page: Page, path = sofa.path): Promise<void> {
  await addToBasket(page, path);
  await page.goto(places.checkout);
  await fillAddress(page);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
}

async function enterCard(page: Page, code: string): Promise<void> {
  await page.getByText(text('checkout.giftCard')).click();
  await page.getByLabel(text('payment.giftCard.code')).fill(code);
  await page.getByRole('button', { name: text('payment.giftCard.use') }).click();
}

const order = (page: Page) => page.getByRole('button', { name: text('checkout.placeOrder') });
const agree = (page: Page) => page.getByRole('checkbox', { name: pattern('checkout.terms') }).check();

test('a gift card is bought, comes by mail, pays a part, and is empty then', async ({ page }) => {
  test.skip(...unless('giftCards'));
  const code = await buyCard(page, 0);
  await toPayment(page);
  await enterCard(page, code.slice(0, -1));
  await expect(page.getByText(errorOf('gift-card-invalid'))).toBeVisible();
  await page.getByLabel(text('payment.giftCard.code')).fill(code);
  await page.getByRole('button', { name: text('payment.giftCard.use') }).click();
  const paid = page.getByText(text('basket.giftCard', { end: code.slice(-4) }));
  await expect(paid.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: payments.atOnce }).check();
  await agree(page);
  await order(page).click();
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await thanks(page);
  await expect(paid).toBeVisible();

  await open(page, places.giftCards);
  await page.getByLabel(text('giftCards.code')).fill(code);
  await page.getByRole('button', { name: text('giftCards.showBalance') }).click();
  const nothing = formatMoney({ amount: 0, currency: site.currency }, site.locale);
  await expect(main(page).getByText(nothing)).toBeVisible();
  await expectAccessible(page);
});

test('a card that is worth all of it pays alone, and keeps the rest', async ({ page }) => {
  test.skip(...unless('giftCards'));
  const code = await buyCard(page, 5);
  await toPayment(page, chair.path);
  await enterCard(page, code);
  await expect(page.getByText(text('payment.giftCard.all'))).toBeVisible();
  await expect(page.getByRole('radio', { name: payments.atOnce })).toHaveCount(0);
  await agree(page);
  await expectAccessible(page);
  await order(page).click();
  await thanks(page);
  await expect(page.getByText(text('basket.giftCard', { end: code.slice(-4) }))).toBeVisible();
});

test('who leaves the payment page has bought no card, and what is missing is told', async ({ page }) => {
  test.skip(...unless('giftCards'));
  await open(page, places.giftCards);
  const further = main(page).getByRole('button', { name: text('giftCards.further') });
  await further.click();
  await expect(page.getByLabel(text('giftCards.recipientName'))).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(text('giftCards.recipientName')).fill('Eva');
  await page.getByLabel(text('giftCards.recipientEmail')).fill('eva@example.nl');
  await further.click();
  await main(page)
    .getByRole('button', { name: text('checkout.placeOrder') })
    .click();
  await expect(page.getByLabel(text('giftCards.giverName'))).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByText(text('checkout.choosePayment'))).toBeVisible();
  await expectAccessible(page);
  await open(page, `${places.giftCards}?outcome=cancel`);
  await expect(main(page).getByText(text('giftCards.notPaid'))).toBeVisible();
});
