import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { isForBusinesses } from '../lib/sites/is-for-businesses';
import { creditRules } from '../sites/credit-rules';
import { payments } from './api-text';
import { type Hand, pointer } from './hands';
import { address, county } from './inputs/own';
import * as places from './places';
import { sofa } from './products';
import { site } from './site';
import { pattern, text, whole, words } from './text';

/** Islands are in charge once React has taken the page over; before that a click may do nothing. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.waitForFunction(
    () =>
      Object.keys(document.body).some((key) => key.startsWith('__react')) ||
      Object.keys(document).some((key) => key.startsWith('__react')),
  );
}

/** What opens a department in the menu of a desktop or a phone; what comes below it may bear its name too. */
export const departmentIn = (menu: Locator, { title }: { title: string }): Locator =>
  menu.locator('summary').filter({ hasText: whole(words(title)) });

export async function addToBasket(page: Page, path = sofa.path): Promise<void> {
  await open(page, path);
  await page
    .getByRole('button', { name: text('product.purchase.add') })
    .first()
    .click();
  await expect(page.getByText(pattern('product.purchase.added'))).toBeVisible();
}

/** A line of the basket; what goes with it names it too. */
export function basketLine(page: Page, { title }: { title: string }): Locator {
  const remove = page.getByRole('button', { name: text('basket.removeLabel', { title }) });
  return page.getByRole('listitem').filter({ has: remove });
}

/** What a shop for businesses asks besides. */
const business = { companyName: 'Yılmaz Mobilya', taxOffice: 'Şişli', taxNumber: '1234567890' };
const businessFields = isForBusinesses(site) ? (['companyName', 'taxOffice', 'taxNumber'] as const) : [];

/** Like that of the inputs, but for the e-mail address: one takes ten orders an hour. */
const newEmail = () => `anna-${randomUUID()}@example.nl`;

export async function fillAddress(page: Page, email = newEmail()): Promise<void> {
  const fields = { ...address, email };
  for (const field of addressFields)
    await page.getByLabel(text(`checkout.fields.${field}`), { exact: true }).fill(fields[field]);
  if (county) await page.getByLabel(text('checkout.fields.county'), { exact: true }).fill(county);
  for (const field of businessFields)
    await page.getByLabel(text(`checkout.fields.${field}`), { exact: true }).fill(business[field]);
}

/** In the order of the form. */
export const addressFields = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'zipCode',
  'houseNumber',
  'street',
  'city',
] as const;

/** A card of nobody, as its owner types it. */
export async function fillCard(page: Page, hand = pointer): Promise<void> {
  await hand.type(page.getByLabel(text('payment.card.number')), '4111111111111111');
  await hand.type(page.getByLabel(text('payment.card.expiry')), '09 / 38');
  await hand.type(page.getByLabel(text('payment.card.code'), { exact: true }), '123');
}

const { leastAge } = creditRules[site.defaultCountry];

/** What a way to pay asks on the page before it is ordered with. */
const answers: Readonly<Record<string, (page: Page, hand: Hand) => Promise<void>>> = {
  [payments.card]: fillCard,
  [payments.later]: async (page, hand) => {
    if (leastAge === null) return;
    const age = page.getByRole('checkbox', { name: text('payment.credit.ofAge', { age: leastAge }) });
    // Who was declined in a widget is still on the page, with their word.
    if (!(await age.isChecked())) await hand.check(age);
  },
  [payments.credit]: async (page, hand) => {
    const offers = page.getByRole('group', { name: text('payment.credit.offerTitle'), exact: true });
    await hand.choose(offers.getByRole('radio').last());
  },
  [payments.wallet]: async (page, hand) => {
    await hand.type(page.getByLabel(text('payment.wallet.phone')), '0555 987 65 43');
    const cards = page.getByRole('group', { name: text('payment.wallet.card'), exact: true });
    await hand.choose(cards.getByRole('radio').first());
  },
};

export async function choosePayment(page: Page, method = payments.atOnce, hand = pointer): Promise<void> {
  await hand.choose(page.getByRole('radio', { name: method }));
  await answers[method]?.(page, hand);
}

/** The last step of the checkout. */
export async function agreeAndPay(page: Page, method = payments.atOnce, hand = pointer): Promise<void> {
  await choosePayment(page, method, hand);
  const terms = page.getByRole('checkbox', { name: pattern('checkout.terms') });
  // Who comes back has agreed already.
  if (!(await terms.isChecked())) await hand.check(terms);
  await hand.press(page.getByRole('button', { name: text('checkout.placeOrder') }));
}

/** In the basket: the codes that fit it, and the field for others. */
export async function openCoupons(page: Page): Promise<void> {
  await page.getByText(text('basket.couponUse')).click();
}

/** From the basket to the sandbox's payment page. */
export async function orderAndGoToPayment(
  page: Page,
  method = payments.atOnce,
  email = newEmail(),
): Promise<void> {
  await page.goto(places.basket);
  await page
    .getByRole('link', { name: text('basket.toCheckout') })
    .first()
    .click();
  await fillAddress(page, email);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
  await agreeAndPay(page, method);
}

export const password = 'linde boom schaduw';
let customers = 0;

/** Fills the open form of a new account and sends it. Returns its e-mail address. */
export async function fillSignUp(page: Page): Promise<string> {
  customers += 1;
  const email = `klant-${process.pid}-${Date.now()}-${customers}@example.nl`;
  await page.getByLabel(text('auth.firstName'), { exact: true }).fill('Sanne');
  await page.getByLabel(text('auth.lastName'), { exact: true }).fill('de Wit');
  for (const field of businessFields)
    await page.getByLabel(text(`auth.${field}`), { exact: true }).fill(business[field]);
  await page.getByLabel(text('auth.email'), { exact: true }).fill(email);
  await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('auth.createAccount') }).click();
  return email;
}

/** Makes a new account and signs in. Returns its e-mail address. */
export async function signUp(page: Page, next?: string): Promise<string> {
  await open(page, places.auth('sign-up', next));
  const email = await fillSignUp(page);
  await expect(page).toHaveURL(next ? /^[^?]*\/account\// : places.endsWith(places.home));
  return email;
}

/**
 * Presses "one more" of a line and waits until the shop has stored it: what is shown at once is lost by whoever leaves the
 * page within that moment.
 */
export async function addOneMore(page: Page, line: Locator): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/basket') && answer.ok(),
  );
  await line.getByRole('button', { name: whole(pattern('basket.more')) }).click();
  await stored;
}
