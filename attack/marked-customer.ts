import { randomUUID } from 'node:crypto';
import type { JsonSchema } from '../api/http/openapi-schema.ts';
import { askApi, itemOf, itemsOf, newCustomer } from './identities.ts';
import { mark } from './judge.ts';
import { sampleOf } from './sample-body.ts';
import type { Shop } from './shop.ts';

const sofa = 'V100101';
const lamp = 'V104901';

export type OrderOf = { id: string; orderNumber: string; status: string };
/** A customer whose every word is marked, and what strangers may come to know of them. */
export type Marked = {
  token: string;
  refreshToken: string;
  /** By the name that a field or parameter for it has, or ends with. */
  known: Readonly<Record<string, string>>;
  /** Words that no stranger may ever be told. */
  secrets: readonly string[];
};

const addressOf = (email: string) => ({
  addressInfo: 'personal',
  title: 'home',
  firstName: `Eva${mark}`,
  lastName: `Zomer${mark}`,
  email,
  phone: '+31 6 87654321',
  street: `Straat${mark}`,
  houseNumber: '7',
  zipCode: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
  isMain: true,
});
const checkout = {
  integrationType: 'sandbox',
  subIntegrationType: 'ideal',
  successUrl: '/nl/checkout-callback/ideal',
  cancelUrl: '/nl/checkout',
  termAndConditionIsAccepted: true,
};

/** Orders one lamp; the payment is left open. @returns the order as its owner sees it */
export async function placeOrder(shop: Shop, token: string, addressId: string, note = ''): Promise<OrderOf> {
  itemOf(await askApi(shop, { path: 'basket', token, item: { productId: lamp, quantity: 1 } }));
  const chosen = { shippingAddressId: addressId, note };
  const basket = itemOf<{ orderSummary: { total: { amount: number } } }>(
    await askApi(shop, { path: 'basket', method: 'PUT', token, item: chosen }),
  );
  const { orderId } = itemOf<{ orderId: string }>(
    await askApi(shop, {
      path: 'checkout',
      token,
      item: { ...checkout, expectedTotal: basket.orderSummary.total.amount },
      headers: { 'idempotency-key': randomUUID() },
    }),
  );
  return itemOf<OrderOf>(await askApi(shop, { path: `orders/${orderId}`, token }));
}

export async function saveAddress(shop: Shop, token: string, email: string): Promise<string> {
  const saved = await askApi(shop, { path: 'customeraddress', token, item: addressOf(email) });
  return itemOf<{ id: string }>(saved).id;
}

/** Somebody with an address, an order, a basket, a favourite and a visitor, all of them marked. */
export async function newMarkedCustomer(shop: Shop): Promise<Marked> {
  const customer = await newCustomer(shop, { firstName: `Eva${mark}`, lastName: `Zomer${mark}` });
  const { email, token, refreshToken } = customer;
  const addressId = await saveAddress(shop, token, email);
  const order = await placeOrder(shop, token, addressId, `Bel aan bij ${mark}`);
  itemOf(await askApi(shop, { path: 'basket', token, item: { productId: sofa, quantity: 2 } }));
  const note = { note: `Achterom bij ${mark}` };
  itemOf(await askApi(shop, { path: 'basket', method: 'PUT', token, item: note }));
  itemsOf(await askApi(shop, { path: `customer-products-listing/favorite/${sofa}`, method: 'POST', token }));
  const visitorId = randomUUID();
  await askApi(shop, { path: 'personalisation/init', token, item: { visitorId, consent: true } });
  const claims: { sub: string } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  const known = {
    orderId: order.id,
    orderNumber: order.orderNumber,
    addressId,
    email,
    visitorId,
    customerId: claims.sub,
  };
  return {
    token,
    refreshToken,
    known,
    secrets: [mark, order.id, order.orderNumber, addressId, refreshToken],
  };
}

/** What the customer has, as they see it themselves; strangers may change none of it. */
export async function belongingsOf(shop: Shop, { token }: Marked): Promise<Record<string, string>> {
  const see = async (path: string) => (await askApi(shop, { path, token })).body;
  const orders: OrderOf[] = JSON.parse(await see('orders')).items;
  return {
    orders: JSON.stringify(orders.map(({ orderNumber, status }) => [orderNumber, status])),
    addresses: await see('customeraddress'),
    basket: await see('basket'),
    favourites: await see('customer-products-listing/favorite'),
    customer: await see('customer'),
  };
}

/**
 * Bodies of the call with everything of the customer in them that its fields ask for; and each of these fields left
 * out in turn, because some calls take one proof or the other.
 */
export function bodiesAbout(schema: JsonSchema, known: Marked['known'], id: string): unknown[] {
  const { addressId } = known;
  const whole = sampleOf(schema, { ...known, id, shippingAddressId: addressId, billingAddressId: addressId });
  if (typeof whole !== 'object' || whole === null) return [whole];
  const without = Object.keys(whole).filter((name) => Object.hasOwn(known, name) || name === 'lines');
  return [
    whole,
    ...without.map((left) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== left))),
  ];
}
