import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { methodAtOnce } from './api-text';
import { address } from './inputs/own';
import * as places from './places';
import { site } from './site';
import { staffHeaders } from './staff';

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

type Wanted = { productId: string; quantity: number; method: string };

async function placeOrder(
  request: APIRequestContext,
  token: string,
  { productId, quantity, method }: Wanted,
): Promise<Ordered> {
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
      subIntegrationType: method,
      successUrl: places.callback,
      cancelUrl: places.callback,
      termAndConditionIsAccepted: true,
      expectedTotal: basket?.orderSummary.total.amount,
    },
  });
  if (!ordered) throw new Error('the checkout answered nothing');
  return ordered;
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
  return placeOrder(request, tokens?.accessToken ?? '', { productId, quantity, method: methodAtOnce });
}

type Shown = { orderNumber: string; orderSummary: { total: { amount: number } } };

/** An order of the shopper of this page whose transfer staff have seen. */
export async function orderByTransfer(page: Page, productId: string): Promise<Ordered> {
  const wanted = { productId, quantity: 1, method: 'wire' };
  const ordered = await placeOrder(page.request, await tokenOf(page), wanted);
  const shown = { token: await tokenOf(page) };
  const [order] = await send<Shown>(page.request, 'GET', `orders/${ordered.orderId}`, shown);
  const { authorization } = await staffHeaders(page.request);
  await send(page.request, 'POST', 'payment/wire-received', {
    token: authorization.replace('Bearer ', ''),
    item: { orderNumber: order?.orderNumber, amount: order?.orderSummary.total.amount },
  });
  return ordered;
}

/** Presses one of the three buttons of the sandbox's payment page. */
export async function pay(request: APIRequestContext, { redirectUrl }: Ordered, outcome: PaymentOutcome) {
  const answer = await request.post(redirectUrl, { form: { outcome }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.token'));
    return key ? String(JSON.parse(localStorage.getItem(key) ?? '{}').value) : '';
  });
}

/** Numbers of the orders that the shopper of this page has placed. */
export async function ordersOf(page: Page): Promise<string[]> {
  const token = await tokenOf(page);
  const orders = await send<{ orderNumber: string }>(page.request, 'GET', 'orders', { token });
  return orders.map(({ orderNumber }) => orderNumber);
}
