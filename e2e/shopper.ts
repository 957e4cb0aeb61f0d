import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** What a shopper types, but for the e-mail address of an order: one takes ten orders an hour. */
export const address = {
  email: 'anna.jansen@example.nl',
  phone: '06 12345678',
  firstName: 'Anna',
  lastName: 'Jansen',
  zipCode: '3512 JE',
  houseNumber: '14',
  street: 'Domplein',
  city: 'Utrecht',
};

export const sofa = { path: '/nl/oslo-3-zitsbank-zandkleurig-linnen-p-V100101', vsin: 'V100101' };
export const cornerSofa = {
  path: '/nl/bergen-hoekbank-met-chaise-longue-rechts-steengrijze-chenille-p-V100601',
};

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

export async function addToBasket(page: Page, path = sofa.path): Promise<void> {
  await open(page, path);
  await page.getByRole('button', { name: 'In winkelmand' }).first().click();
  await expect(page.getByText(/ligt in uw winkelmand/)).toBeVisible();
}

/** Presses Tab until the element has the focus; a shopper gives up sooner than 200 stops. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

const newEmail = () => `anna-${randomUUID()}@example.nl`;

export async function fillAddress(page: Page, email = newEmail()): Promise<void> {
  await page.getByLabel('E-mailadres', { exact: true }).fill(email);
  await page.getByLabel('Telefoonnummer', { exact: true }).fill(address.phone);
  await page.getByLabel('Voornaam', { exact: true }).fill(address.firstName);
  await page.getByLabel('Achternaam', { exact: true }).fill(address.lastName);
  await page.getByLabel('Postcode', { exact: true }).fill(address.zipCode);
  await page.getByLabel('Huisnummer', { exact: true }).fill(address.houseNumber);
  await page.getByLabel('Straat', { exact: true }).fill(address.street);
  await page.getByLabel('Plaats', { exact: true }).fill(address.city);
}

/** The last step of the checkout. */
export async function agreeAndPay(page: Page, method: RegExp | string = /iDEAL/): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
}

/** From the basket to the sandbox's payment page. */
export async function orderAndGoToPayment(
  page: Page,
  method: RegExp | string = /iDEAL/,
  email = newEmail(),
): Promise<void> {
  await page.goto('/nl/basket');
  await page.getByRole('link', { name: 'Verder naar bestellen' }).click();
  await fillAddress(page, email);
  await page.getByRole('button', { name: 'Verder naar bezorging' }).click();
  await page.getByRole('button', { name: 'Verder naar betaling' }).click();
  await agreeAndPay(page, method);
}

export const password = 'linde boom schaduw';
let customers = 0;

/** Fills the open form of a new account and sends it. Returns its e-mail address. */
export async function fillSignUp(page: Page): Promise<string> {
  customers += 1;
  const email = `klant-${process.pid}-${Date.now()}-${customers}@example.nl`;
  await page.getByLabel('Voornaam').fill('Sanne');
  await page.getByLabel('Achternaam').fill('de Wit');
  await page.getByLabel('E-mailadres', { exact: true }).fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
  return email;
}

/** Makes a new account and signs in. Returns its e-mail address. */
export async function signUp(page: Page, next = ''): Promise<string> {
  await open(page, `/nl/auth/sign-up${next}`);
  const email = await fillSignUp(page);
  await expect(page).toHaveURL(next ? /^[^?]*\/account\// : /\/nl$/);
  return email;
}

/**
 * Presses "one more" of a line and waits until the shop has stored it: what is shown at once is lost by who leaves the
 * page within that moment.
 */
export async function addOneMore(page: Page, line: Locator): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/basket') && answer.ok(),
  );
  await line.getByRole('button', { name: /Eén meer/ }).click();
  await stored;
}
