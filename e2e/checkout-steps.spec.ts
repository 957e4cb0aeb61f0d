import type { Page } from '@playwright/test';
import { hostedMethods, paymentPage, payments, widgetMethods } from './api-text';
import { takesOldFurniture } from './conditions';
import { address, other } from './inputs/own';
import * as places from './places';
import { sofa } from './products';
import { fillBasket, ordersOf } from './shop-api';
import { agreeAndPay, fillAddress } from './shopper';
import { expect, expectFlawless, test } from './test';
import { pattern, text } from './text';
import { enterAs } from './visit';

const street = (page: Page) => page.getByLabel(text('checkout.fields.street'), { exact: true });
const to = (page: Page, step: 'toDelivery' | 'toPayment') =>
  page.getByRole('button', { name: text(`checkout.${step}`) });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const orderButton = (page: Page) => page.getByRole('button', { name: text('checkout.placeOrder') });
const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('order.thanks', { name: address.firstName }),
  );

test('each step and each panel is accessible, and a reload and Back lose nothing of it', async ({ page }) => {
  await enterAs(page, 'guest');
  await fillBasket(page, sofa.vsin);
  await page.goto(places.checkout);
  await expect(to(page, 'toDelivery')).toBeVisible();
  await expectFlawless(page);
  await fillAddress(page);
  await street(page).fill(other.street);
  await page.reload();
  await expect(street(page)).toHaveValue(other.street);
  await to(page, 'toDelivery').click();

  const placed = radio(page, pattern('checkout.deliveryMethods.placement'));
  await placed.check();
  const oldPieces = page.getByLabel(text('checkout.oldPieces.label'));
  if (takesOldFurniture) await oldPieces.selectOption('1');
  const day = page.getByLabel(text('checkout.deliverySlot.label'));
  const hours = page.getByLabel(text('checkout.deliverySlot.time'));
  await day.selectOption({ index: 3 });
  const isStored = page.waitForResponse(
    async (answer) => answer.request().method() === 'PUT' && (await answer.text()).includes('"from":"12:00"'),
  );
  await hours.selectOption({ index: 1 });
  const chosenDay = await day.inputValue();
  const note = page.getByLabel(pattern('checkout.noteLabel'));
  await note.fill('Achterom');
  await isStored;
  await page.reload();
  await expect(placed).toBeChecked();
  await expect(note).toHaveValue('Achterom');
  await expect(day).toHaveValue(chosenDay);
  await expect(hours).toHaveValue('12:00');
  if (takesOldFurniture) await expect(oldPieces).toHaveValue('1');
  await expectFlawless(page);
  await to(page, 'toPayment').click();

  for (const method of [...hostedMethods, ...widgetMethods, payments.transfer]) {
    await radio(page, method).check();
    await page.waitForLoadState('networkidle');
    await expectFlawless(page);
  }
  await page.reload();
  await expect(orderButton(page)).toBeVisible();
  // Nothing that costs or postpones is chosen for anybody, not even again.
  for (const choice of await page.getByRole('radio').all()) await expect(choice).not.toBeChecked();
  await expect(page.getByText(pattern('checkout.deliveryMethods.placement')).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(other.street);

  await page.goBack();
  await expect(note).toHaveValue('Achterom');
  await expect(placed).toBeChecked();
  await page.goBack();
  await expect(street(page)).toHaveValue(other.street);
  await page.goForward();
  await page.goForward();
  await agreeAndPay(page);
  await page.getByRole('button', { name: paymentPage.success, exact: true }).click();
  await thanks(page);
  await expect(page.getByRole('complementary').getByText('12:00–17:00')).toBeVisible();
  if (takesOldFurniture) await expect(page.getByText(text('order.oldPieces', { count: 1 }))).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});

test('a reload while choices of the delivery are on their way loses none of them', async ({ page }) => {
  await enterAs(page, 'guest');
  await fillBasket(page, sofa.vsin);
  await page.goto(places.checkout);
  await fillAddress(page);
  await to(page, 'toDelivery').click();
  const placed = radio(page, pattern('checkout.deliveryMethods.placement'));
  const day = page.getByLabel(text('checkout.deliverySlot.label'));
  await expect(day).toBeVisible();
  // The first choice never gets to the shop, so that those after it wait.
  const isCaught = new Promise<void>((resolve) => {
    void page.route('**/basket', (route) =>
      route.request().method() === 'PUT' ? resolve() : route.fallback(),
    );
  });
  await placed.check();
  await isCaught;
  await day.selectOption({ index: 3 });
  const chosenDay = await day.inputValue();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(placed).toBeChecked();
  await expect(day).toHaveValue(chosenDay);
  await page.reload();
  await expect(placed).toBeChecked();
  await expect(day).toHaveValue(chosenDay);
});
