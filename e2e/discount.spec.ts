import { randomUUID } from 'node:crypto';
import { addToBasket, orderAndGoToPayment } from './shopper';
import { expect, expectAccessible, test } from './test';

test.describe('a discount code', () => {
  test.use({ allowedNoise: { patterns: [/status of 422/] } });

  test('is refused with its reason, then taken, shown in the totals and kept by the order', async ({
    page,
  }) => {
    await addToBasket(page);
    await page.goto('/nl/basket');
    const field = page.getByLabel('Kortingscode', { exact: true });
    await field.fill('BESTAATNIET');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect(page.getByText('Vul een geldige kortingscode in.')).toBeVisible();
    await expectAccessible(page);
    await field.fill('zomer20');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect(page.getByText('Deze kortingscode is verlopen.')).toBeVisible();
    await field.fill(' welkom10 ');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect(page.getByText('Kortingscode WELKOM10')).toBeVisible();
    await expect(page.getByText('€ 1.169,10')).toBeVisible();
    await expectAccessible(page);

    // The code is for a first order, so this shopper is one who never orders elsewhere.
    await orderAndGoToPayment(page, /iDEAL/, `eerste-${randomUUID()}@example.nl`);
    await expect(page.getByRole('heading', { name: 'Testbetaling' })).toBeVisible();
    await expect(page.getByText('€ 1.169,10')).toBeVisible();
    await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
    await expect(page).toHaveURL(/order-completed/);
    await expect(page.getByText('€ 1.169,10').first()).toBeVisible();
  });
});

test('a basket is passed on by its link, which may be opened twice', async ({ page, browser }) => {
  await addToBasket(page);
  await page.goto('/nl/basket');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Deel winkelmand' }).click();
  await expect(page.getByText('De link naar uw winkelmand is gekopieerd')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/nl\/basket\?share=/);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('link', { name: /Oslo 3-zitsbank/ }).first()).toBeVisible();
  await other.goto(link);
  await other.context().close();
});
