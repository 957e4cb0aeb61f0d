import type { Locator, Page } from '@playwright/test';
import * as places from './places';
import { comeWithBasket } from './shop-api';
import { fillAddress, fillSignUp, open } from './shopper';
import { expect, test } from './test';
import { text } from './text';
import { enterAs } from './visit';

const refused = 'Refused beside its field';
const unnamed = 'Refused without a field';

test.use({ allowedNoise: { patterns: [/status of 400/] } });

/** The API refuses the call, naming one property that the form has and one that it has not. */
async function refuse(page: Page, path: string, property: string): Promise<void> {
  const fields = [
    { property, message: refused },
    { property: 'elsewhere', message: unnamed },
  ];
  await page.route(places.anyApi(path), (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 400,
          json: { code: 'invalid-input', message: JSON.stringify(fields), fields, requestId: 'r-1' },
        }),
  );
}

async function expectRefusal(page: Page, field: Locator): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(refused));
  await expect(page.getByRole('alert').filter({ hasText: `elsewhere - ${unnamed}` })).toBeVisible();
}

test.describe('what the API refuses stands beside its field, the rest above the form', () => {
  test('in checkout', async ({ page }) => {
    await comeWithBasket(page);
    await page.goto(places.checkout);
    await fillAddress(page);
    await refuse(page, 'customeraddress', 'city');
    await page.getByRole('button', { name: text('checkout.toDelivery') }).click();
    const city = page.getByLabel(text('checkout.fields.city'), { exact: true });
    await expectRefusal(page, city);
    await expect(page.getByRole('alert').filter({ hasText: refused })).toBeFocused();
  });

  test('in a new account', async ({ page }) => {
    await open(page, places.auth('sign-up'));
    await refuse(page, 'signup', 'lastName');
    await fillSignUp(page);
    const name = page.getByLabel(text('auth.lastName'));
    await expectRefusal(page, name);
    await expect(name).toBeFocused();
  });

  test('in the address book and the profile', async ({ page }) => {
    await enterAs(page, 'customer');
    await open(page, places.account('addresses'));
    await page.getByRole('button', { name: text('account.addAddress') }).click();
    await fillAddress(page);
    await refuse(page, 'customeraddress', 'country');
    await page.getByRole('button', { name: text('account.save'), exact: true }).click();
    const country = page.getByLabel(text('checkout.fields.country'), { exact: true });
    await expectRefusal(page, country);
    await expect(country).toBeFocused();

    await page.goto(places.account('profile'));
    await refuse(page, 'customer', 'phone');
    await page.getByRole('button', { name: text('account.save'), exact: true }).click();
    const phone = page.getByLabel(text('account.phone'));
    await expectRefusal(page, phone);
    await expect(phone).toBeFocused();
  });
});
