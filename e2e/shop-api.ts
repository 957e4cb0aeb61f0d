import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { send } from './api-call';
import { methodAtOnce } from './api-text';
import { address } from './inputs/own';
import * as places from './places';
import { sofa } from './products';
import { site } from './site';
import { staffHeaders } from './staff';
import { enterAs, tokenOf } from './visit';

/** Another shopper, who buys without a browser. */

type Ordered = { orderId: string; redirectUrl: string };
export type PaymentOutcome = 'success' | 'decline' | 'cancel';

type Wanted = { productId: string; quantity: number };
type Summary = { orderSummary: { total: { amount: number } } };
/** Own addresses of mail: one takes ten orders an hour. */
const newAddress = () => ({
  ...address,
  ...{ email: `anna-${randomUUID()}@example.nl`, addressInfo: 'personal', title: 'home', isMain: false },
  country: site.defaultCountry,
});

async function fill(request: APIRequestContext, token: string, wanted: Wanted): Promise<void> {
  await send(request, 'POST', 'basket', { token, item: wanted });
  const item = newAddress();
  const [saved] = await send<{ id: string }>(request, 'POST', 'customeraddress', { token, item });
  await send(request, 'PUT', 'basket', { token, item: { shippingAddressId: saved?.id } });
}

async function placeOrder(request: APIRequestContext, token: string, method: string): Promise<Ordered> {
  const [basket] = await send<Summary>(request, 'GET', 'basket', { token });
  const [ordered] = await send<Ordered>(request, 'POST', 'checkout', {
    token,
    item: {
      integrationType: 'sandbox',
      subIntegrationType: method,
      successUrl: places.callbackOf(method),
      cancelUrl: places.callbackOf(method),
      termAndConditionIsAccepted: true,
      expectedTotal: basket?.orderSummary.total.amount,
      isOfAge: true,
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
  const token = tokens?.accessToken ?? '';
  await fill(request, token, { productId, quantity });
  return placeOrder(request, token, methodAtOnce);
}

type Shown = { orderNumber: string; orderSummary: { total: { amount: number } } };

/** Puts it into the basket of the shopper of this page, with an address: all that the last step asks for. */
export async function fillBasket(page: Page, productId: string, quantity = 1): Promise<void> {
  await fill(page.request, await tokenOf(page), { productId, quantity });
}

/** Orders the basket of the shopper of this page; the payment is left open. */
export async function orderOf(page: Page, method: string): Promise<Ordered> {
  return placeOrder(page.request, await tokenOf(page), method);
}

/** One more into the basket of the shopper of this page, as from another tab. */
export async function addElsewhere(page: Page, productId: string): Promise<void> {
  await send(page.request, 'POST', 'basket', {
    token: await tokenOf(page),
    item: { productId, quantity: 1 },
  });
}

/** A guest of a new page who has put a sofa into the basket before. */
export async function comeWithBasket(page: Page): Promise<void> {
  await enterAs(page, 'guest');
  await addElsewhere(page, sofa.vsin);
}

/** Saves it in the address book of the shopper of this page. */
export async function saveAddress(page: Page, change: Partial<typeof address>): Promise<void> {
  const item = { ...newAddress(), ...change };
  await send(page.request, 'POST', 'customeraddress', { token: await tokenOf(page), item });
}

/** Streets of the address book of the shopper of this page. */
export async function streetsOf(page: Page): Promise<string[]> {
  const token = await tokenOf(page);
  const book = await send<{ street: string }>(page.request, 'GET', 'customeraddress', { token });
  return book.map(({ street }) => street).toSorted();
}

/** An order of the shopper of this page whose transfer staff have seen. */
export async function orderByTransfer(page: Page, productId: string): Promise<Ordered> {
  await fillBasket(page, productId);
  const ordered = await orderOf(page, 'wire');
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

/** Numbers of the orders that the shopper of this page has placed. */
export async function ordersOf(page: Page): Promise<string[]> {
  const token = await tokenOf(page);
  const orders = await send<{ orderNumber: string }>(page.request, 'GET', 'orders', { token });
  return orders.map(({ orderNumber }) => orderNumber);
}
