import { address, addToBasket, agreeAndPay, fillAddress, open, orderAndGoToPayment } from './shopper';
import { expect, test } from './test';

test('a shopper finds a sofa by category and colour and buys it', async ({ page, isMobile }) => {
  await open(page, '/nl');
  if (isMobile) {
    await page.getByRole('link', { name: 'Banken' }).first().click();
  } else {
    await page.goto('/nl/wonen-c-C1');
    await page
      .getByRole('link', { name: /^Banken/ })
      .first()
      .click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Banken' })).toBeVisible();
  await page
    .getByRole('link', { name: /Oslo 3-zitsbank/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oslo 3-zitsbank');

  await page.getByRole('button', { name: 'In winkelmand' }).first().click();
  await expect(page.getByText(/ligt in uw winkelmand/)).toBeVisible();
  await orderAndGoToPayment(page);

  await expect(page).toHaveURL(/sandbox-payment/);
  await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
  await expect(page).toHaveURL(/order-completed/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Bedankt, ${address.firstName}`);
  await expect(page.getByText(/LW-[\w-]+/)).toBeVisible();

  await page.goto('/nl/basket');
  await expect(page.getByText('Uw winkelmand is nog leeg')).toBeVisible();
});

test('a declined payment loses nothing and can be repeated', async ({ page }) => {
  await addToBasket(page);
  await orderAndGoToPayment(page, /PayPal/);
  await page.getByRole('button', { name: 'Betaling wordt geweigerd' }).click();
  await expect(page.getByRole('heading', { name: 'De betaling is niet gelukt' })).toBeVisible();
  const unpaid = page.getByRole('complementary', { name: 'Nog niet betaald' });
  await expect(unpaid.getByText(/1 × Oslo 3-zitsbank/)).toBeVisible();
  await expect(unpaid.getByText('Totaal', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar betalen' }).click();
  await agreeAndPay(page);
  await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bedankt');
});

test('a cancelled payment leads back to a full basket', async ({ page }) => {
  await addToBasket(page);
  await orderAndGoToPayment(page);
  await page.getByRole('button', { name: 'Betaling annuleren' }).click();
  await expect(page.getByRole('heading', { name: 'U hebt de betaling afgebroken' })).toBeVisible();
  await page.getByRole('link', { name: 'Naar de winkelmand' }).click();
  await expect(page.getByRole('link', { name: /Oslo 3-zitsbank/ }).first()).toBeVisible();
});

test('a wire transfer is an order that waits for the money', async ({ page }) => {
  await addToBasket(page);
  await orderAndGoToPayment(page, /^(Overboeking|Bankoverschrijving|Overschrijving)/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bedankt');
  await expect(page.getByText('Wacht op betaling')).toBeVisible();
  await expect(page.getByText(/Maak .* over vóór/)).toBeVisible();
});

test('the checkout names every mistake and leads to it', async ({ page }) => {
  await addToBasket(page);
  await page.goto('/nl/checkout');
  await page.getByLabel('Postcode').fill('12');
  await page.getByRole('button', { name: 'Verder naar bezorging' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'velden die aandacht vragen' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Postcode' }).click();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/geldige postcode/);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Verder naar bezorging' }).click();
  await expect(page.getByRole('radio', { name: /Bezorging thuis/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Voornaam')).toHaveValue(address.firstName);
});

test('the order is not placed without the terms', async ({ page }) => {
  await addToBasket(page);
  await page.goto('/nl/checkout');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Verder naar bezorging' }).click();
  await page.getByRole('button', { name: 'Verder naar betaling' }).click();
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'akkoord' })).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'algemene voorwaarden', exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Algemene voorwaarden' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/checkout/);
});
