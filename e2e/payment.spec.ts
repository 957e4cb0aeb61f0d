import type { Page } from '@playwright/test';
import { hostedMethods, paymentPage, payments } from './api-text';
import { unless } from './conditions';
import { address } from './inputs/own';
import * as places from './places';
import { comeWithBasket } from './shop-api';
import { agreeAndPay, fillAddress, fillCard, orderAndGoToPayment } from './shopper';
import { site } from './site';
import { expect, expectAccessible, test } from './test';
import { pattern, text } from './text';

const [other = payments.card] = hostedMethods.filter(
  (name) => ![payments.card, payments.later, payments.credit].includes(name),
);
const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const orderButton = (page: Page) => page.getByRole('button', { name: text('checkout.placeOrder') });
const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );

async function goToPayment(page: Page): Promise<void> {
  await comeWithBasket(page);
  await page.goto(places.checkout);
  await fillAddress(page);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
  await expect(radio(page, payments.card)).toBeVisible();
}

test('a card is asked for before anything is ordered', async ({ page }) => {
  await goToPayment(page);
  for (const choice of await page.getByRole('radio').all()) await expect(choice).not.toBeChecked();
  await radio(page, payments.card).check();
  await page.getByRole('checkbox', { name: pattern('checkout.terms') }).check();
  await expect(page.getByLabel(text('payment.card.number'))).toBeVisible();
  await orderButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: text('checkout.errorSummary', { count: 3 }) });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: text('payment.card.number') }).click();
  await expect(page.getByLabel(text('payment.card.number'))).toBeFocused();
  await fillCard(page);
  await expect(page.getByLabel(text('payment.card.number'))).toHaveValue('4111 1111 1111 1111');
  await expect(page.getByRole('status').filter({ hasText: 'Visa' })).toBeVisible();
  await expect(summary).toHaveCount(0);
  await expectAccessible(page);
  await orderButton(page).click();
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await thanks(page);
});

test('a payment that nobody tells of is asked about for a while, and then left open in so many words', async ({
  page,
}) => {
  await page.clock.install();
  await comeWithBasket(page);
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: paymentPage.late }).click();
  await expect(page.getByText(text('order.checking'))).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('heading', { name: text('order.unknownTitle') })).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
});

test('a way to pay that was declined is named, and another one, never credit, is a press away', async ({
  page,
}) => {
  await comeWithBasket(page);
  await orderAndGoToPayment(page, payments.card);
  await page.getByRole('button', { name: paymentPage.decline }).click();
  await page.getByRole('link', { name: text('order.backToCheckout') }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: text('order.backToCheckout') }).click();
  await expect(page.getByText(text('checkout.methodFailed', { method: payments.card }))).toBeVisible();
  await expect(radio(page, payments.card)).not.toBeChecked();
  await page.getByRole('button', { name: text('checkout.chooseOther', { method: other }) }).click();
  await expect(radio(page, other)).toBeChecked();
  await agreeAndPay(page, other);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await thanks(page);
});

test('credit is chosen by the shopper alone, after its warning and with their word on their age', async ({
  page,
}) => {
  test.skip(...unless('credit'));
  await goToPayment(page);
  await radio(page, payments.later).check();
  await page.getByRole('checkbox', { name: pattern('checkout.terms') }).check();
  await expect(
    page.getByText(text('payment.credit.warning', { country: site.defaultCountry }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: text('payment.credit.example.title') })).toBeVisible();
  const age = page.getByRole('checkbox', { name: text('payment.credit.ofAge', { age: 18 }) });
  await expect(age).not.toBeChecked();
  await expectAccessible(page);
  await orderButton(page).click();
  await page.getByRole('link', { name: text('payment.credit.ofAgeTitle'), exact: true }).click();
  await expect(age).toBeFocused();
  await page.keyboard.press('Space');
  await orderButton(page).click();
  await page.getByRole('button', { name: paymentPage.cancel }).click();
  await expect(page.getByRole('heading', { name: text('order.cancelledTitle') })).toBeVisible();
  await expectAccessible(page);
});

test('a shop with no way to pay says so, and asks again', async ({ page }) => {
  let isOffered = false;
  await page.route(places.anyApi('paymentmethods/availables'), async (route) => {
    if (isOffered) return route.continue();
    await route.fulfill({ json: { items: [] } });
  });
  await comeWithBasket(page);
  await page.goto(places.checkout);
  await fillAddress(page);
  await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
  await expect(page.getByText(text('checkout.noMethods'))).toBeVisible();
  isOffered = true;
  await page.getByRole('button', { name: text('basket.tryAgain') }).click();
  await expect(radio(page, payments.card)).not.toBeChecked();
});
