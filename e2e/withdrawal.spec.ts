import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paymentPage, payments } from './api-text';
import { unless } from './conditions';
import { tabTo } from './hands';
import { address } from './inputs/own';
import { mailTo, withdrawalLinkOf } from './outbox';
import * as places from './places';
import { sofa } from './products';
import { comeWithBasket } from './shop-api';
import { open, orderAndGoToPayment } from './shopper';
import { expect, expectAccessible, test } from './test';
import { pattern, text, words } from './text';

test.skip(...unless('withdrawal'));

const formPath = places.withdrawal ?? '';

const name = `${address.firstName} ${address.lastName}`;

/** Orders and pays; returns the number, and the address it was ordered with. */
async function order(page: Page) {
  const email = `herroeper-${randomUUID()}@example.nl`;
  await comeWithBasket(page);
  await orderAndGoToPayment(page, payments.atOnce, email);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);
  const number = (await page.getByText(/^LW(-[2-9A-Z]{3}){3}$/).textContent()) ?? '';
  return { email, number };
}

async function fillDeclaration(page: Page, { email, number }: { email: string; number: string }) {
  await page.getByLabel(text('withdrawal.orderNumber')).fill(number);
  await page.locator('#withdrawal-email').fill(email);
  await page.getByLabel(text('withdrawal.name')).fill(name);
}
const confirm = (page: Page) => page.getByRole('button', { name: text('withdrawal.confirm') });
const lastStep = (page: Page) => page.getByRole('heading', { name: text('withdrawal.steps.confirm') });
const receipt = (page: Page) => page.getByRole('heading', { name: text('withdrawal.steps.receipt') });

test('the link of the order mail opens the withdrawal in one step, which a reload and Back keep', async ({
  page,
  browser,
}) => {
  const { email, number } = await order(page);
  const link = withdrawalLinkOf(await mailTo(page.request, email, 'order-paid'));

  // In another browser, where nobody is signed in and nothing was ordered.
  const context = await browser.newContext();
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await other.goto(link);
  await expect(lastStep(other)).toBeFocused();
  await expect(other.getByText(number)).toBeVisible();
  await expect(other).toHaveURL(new RegExp(`${formPath}$`));
  expect(asked.filter((line) => line.includes('key='))).toEqual([]);
  await expectAccessible(other);

  await other.getByLabel(pattern('withdrawal.reason')).fill('Te breed voor de kamer');
  await other.reload();
  await expect(other.getByLabel(pattern('withdrawal.reason'))).toHaveValue('Te breed voor de kamer');
  await other.goto(places.home);
  await other.goBack();
  await expect(other.getByLabel(pattern('withdrawal.reason'))).toHaveValue('Te breed voor de kamer');

  await confirm(other).click();
  await expect(receipt(other)).toBeFocused();
  await expect(other.getByText(pattern('withdrawal.sending', { state: 'cancelled' }))).toBeVisible();
  await expectAccessible(other);
  expect(await mailTo(page.request, email, 'withdrawal-received')).toContain('Te breed voor de kamer');
  await context.close();
});

test('without the mail at hand a withdrawal is declared, and the code of its mail completes it', async ({
  page,
}) => {
  const ordered = await order(page);
  const { number } = ordered;
  await open(page, formPath);
  // As it is read from paper.
  await fillDeclaration(page, { ...ordered, number: number.toLowerCase().replaceAll('-', ' ') });
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel(text('withdrawal.name'))).toHaveValue(name);
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: text('withdrawal.steps.code') })).toBeFocused();
  await expect(page.getByText(words(sofa.name))).toHaveCount(0);
  await expectAccessible(page);

  const mail = await mailTo(page.request, ordered.email, 'withdrawal-declared');
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}(?=\.)/.exec(mail)?.[0] ?? '';
  await page.reload();
  await page.getByLabel(text('withdrawal.code')).fill(code.toLowerCase());
  await page.getByRole('button', { name: text('withdrawal.continue'), exact: true }).click();
  await expect(page.getByRole('heading', { name: text('withdrawal.complete') })).toBeFocused();
  await expect(page.getByText(pattern('withdrawal.declaredAt'))).toBeVisible();
  await page.getByRole('button', { name: text('withdrawal.complete') }).click();
  await expect(receipt(page)).toBeFocused();
});

test('a number and an address that do not belong together look the same, and nobody is mailed', async ({
  page,
}) => {
  const { number } = await order(page);
  const stranger = `vreemd-${randomUUID()}@example.nl`;
  await open(page, formPath);
  await fillDeclaration(page, { email: stranger, number });
  const [answer] = await Promise.all([
    page.waitForResponse(/withdrawals\/declarations/),
    confirm(page).click(),
  ]);
  expect([answer.status(), await answer.json()]).toEqual([200, { items: [{ status: 'received' }] }]);
  await expect(page.getByRole('heading', { name: text('withdrawal.steps.code') })).toBeFocused();
  const outbox = await page.request.get('/api/dev/mail');
  expect(await outbox.text()).not.toContain(stranger);
});

test('whoever ordered in this browser withdraws without typing anything, by keyboard', async ({ page }) => {
  await order(page);
  await tabTo(page, page.getByRole('link', { name: text('order.withdraw') }).first());
  await page.keyboard.press('Enter');
  await expect(lastStep(page)).toBeFocused();
  await tabTo(page, confirm(page));
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toBeFocused();
});

test('a number that is none of ours is said at its field', async ({ page }) => {
  await open(page, formPath);
  await fillDeclaration(page, { email: 'anna@example.nl', number: 'LW-7K4-M9X-R38' });
  await confirm(page).click();
  await expect(page.getByText(text('validation.orderNumber'))).toBeVisible();
  await expect(page.getByLabel(text('withdrawal.orderNumber'))).toBeFocused();
});
