import { addToBasket, agreeAndPay, fillAddress, open, sofa } from '../shopper';
import { expect, test } from './look';

/** One of which there are enough for an order at every width. */
const chair = '/nl/ella-eetkamerstoel-eiken-met-grijze-weefstof-p-V100701';

test('basket', async ({ page, look, viewport }) => {
  await open(page, '/nl/basket');
  await expect(page.getByText('Uw winkelmand is nog leeg')).toBeVisible();
  await look('empty');
  await addToBasket(page, chair);
  await look('added', { window: true });
  await addToBasket(page);
  if ((viewport?.width ?? 0) > 992) {
    await open(page, '/nl/banken-c-C11');
    await page.getByRole('link', { name: 'Winkelmand (2)' }).hover();
    await expect(page.getByRole('link', { name: 'Naar de winkelmand' })).toBeVisible();
    await look('panel', { window: true });
  }
  await open(page, '/nl/basket');
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' })).toBeVisible();
  await look('full');
});

test('checkout', async ({ page, look }) => {
  await addToBasket(page, chair);
  await addToBasket(page);
  await open(page, '/nl/checkout');
  await expect(page.getByLabel('E-mailadres', { exact: true })).toBeVisible();
  await look('1 address');
  await page.getByLabel('Postcode').fill('12');
  await page.getByRole('button', { name: 'Verder naar bezorging' }).click();
  await look('1 address, mistakes', { pressed: true });
  await fillAddress(page);
  await page.getByRole('button', { name: 'Verder naar bezorging' }).click();
  await expect(page.getByRole('button', { name: 'Verder naar betaling' })).toBeVisible();
  await look('2 delivery', { pressed: true });
  await page.getByRole('button', { name: 'Verder naar betaling' }).click();
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeVisible();
  await look('3 payment', { pressed: true });
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await look('3 payment, mistakes', { pressed: true });
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await page.waitForURL(/sandbox-payment/);
  await look('4 sandbox');
  await page.getByRole('button', { name: 'Betaling wordt geweigerd' }).click();
  await expect(page.getByRole('heading', { name: 'De betaling is niet gelukt' })).toBeVisible();
  await look('5 declined');
  await page.getByRole('link', { name: 'Terug naar betalen' }).click();
  await agreeAndPay(page);
  await page.getByRole('button', { name: 'Betaling slaagt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bedankt');
  await look('6 order completed');
});

const outOfOrder = /status of 503|Failed to load resource|ERR_FAILED/;

test('out of order', async ({ page, look }) => {
  await addToBasket(page);
  await page.route('**/api/nl/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: 'x' } }),
  );
  for (const [name, path] of [
    ['basket', '/nl/basket'],
    ['checkout', '/nl/checkout'],
    ['order', '/nl/order-completed?orderId=1'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('button', { name: 'Opnieuw proberen' }).first()).toBeVisible();
    await look(name, { noise: outOfOrder });
  }
  await page.goto(sofa.path);
  await page.getByRole('button', { name: 'In winkelmand' }).first().click();
  await expect(page.getByRole('button', { name: 'In winkelmand' }).first()).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  await look('adding to the basket', { window: true, pressed: true, noise: outOfOrder });
});
