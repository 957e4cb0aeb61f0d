import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { methodAtOnce } from './api-text';
import { address } from './inputs/own';
import * as places from './places';
import { site } from './site';

/** Another shopper, who buys without a browser. */

type Ordered = { orderId: string; redirectUrl: string };
export type PaymentOutcome = 'success' | 'decline' | 'cancel';

async function send<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { item, token }: { item?: object; token?: string },
): Promise<T[]> {
  const answer = await request.fetch(places.api(path), {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(item && { data: { items: [item] } }),
  });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
  const { items }: { items: T[] } = await answer.json();
  return items;
}

/** Orders so many pieces; the payment is left open. */
export async function orderByApi(
  request: APIRequestContext,
  productId: string,
  quantity = 1,
): Promise<Ordered> {
  const [tokens] = await send<{ accessToken: string }>(request, 'POST', 'signin', {
    item: { grantType: 'Guest' },
  });
  const token = tokens?.accessToken ?? '';
  await send(request, 'POST', 'basket', { token, item: { productId, quantity } });
  const [saved] = await send<{ id: string }>(request, 'POST', 'customeraddress', {
    token,
    item: { ...address, addressInfo: 'personal', title: 'home', country: site.defaultCountry, isMain: false },
  });
  const [basket] = await send<{ orderSummary: { total: { amount: number } } }>(request, 'PUT', 'basket', {
    token,
    item: { shippingAddressId: saved?.id },
  });
  const [ordered] = await send<Ordered>(request, 'POST', 'checkout', {
    token,
    item: {
      integrationType: 'sandbox',
      subIntegrationType: methodAtOnce,
      successUrl: places.callback,
      cancelUrl: places.callback,
      termAndConditionIsAccepted: true,
      expectedTotal: basket?.orderSummary.total.amount,
    },
  });
  if (!ordered) throw new Error('the checkout answered nothing');
  return ordered;
}

/** Presses one of the three buttons of the sandbox's payment page. */
export async function pay(request: APIRequestContext, { redirectUrl }: Ordered, outcome: PaymentOutcome) {
  const answer = await request.post(redirectUrl, { form: { outcome }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Numbers of the orders that the shopper of this page has placed. */
export async function ordersOf(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.token'));
    return key ? String(JSON.parse(localStorage.getItem(key) ?? '{}').value) : '';
  });
  const orders = await send<{ orderNumber: string }>(page.request, 'GET', 'orders', { token });
  return orders.map(({ orderNumber }) => orderNumber);
}
