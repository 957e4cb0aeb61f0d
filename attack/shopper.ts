import { randomUUID } from 'node:crypto';
import { typedAddress, typedPayment } from '../api/testing/inputs.ts';
import type { Answer } from './ask.ts';
import { askApi, customerPassword, itemOf, itemsOf, newCustomer, newGuest } from './identities.ts';
import { inTurns } from './in-turns.ts';
import type { Shop } from './shop.ts';

const sofa = 'V100101';
/** How the mail addresses of buyers begin, and nobody else's. */
export const buyerMailbox = 'koper-';

/** `totalMinor` is what they were shown. */
export type Buyer = { token: string; key: string; totalMinor: number };

/** A guest with a full basket and an address, about to order; the key makes every repetition the same order. */
export async function newBuyer(shop: Shop, productId = sofa, quantity = 1): Promise<Buyer> {
  const token = await newGuest(shop);
  itemOf(await askApi(shop, { path: 'basket', token, item: { productId, quantity } }));
  // An address of mail is written to only so often.
  const email = `${buyerMailbox}${randomUUID()}@example.nl`;
  const saved = await askApi(shop, { path: 'customeraddress', token, item: { ...typedAddress, email } });
  const { id } = itemOf<{ id: string }>(saved);
  const basket = itemOf<{ orderSummary: { total: { amount: number } } }>(
    await askApi(shop, { path: 'basket', method: 'PUT', token, item: { shippingAddressId: id } }),
  );
  return { token, key: randomUUID(), totalMinor: basket.orderSummary.total.amount };
}

/** Several of them, one after another in a few rows. */
export async function newBuyers(shop: Shop, count: number, productId = sofa): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  await inTurns(Array(count).keys(), { width: 4, hasTime: () => true }, async () => {
    buyers.push(await newBuyer(shop, productId));
  });
  return buyers;
}

export function checkOut(shop: Shop, { token, key, totalMinor }: Buyer): Promise<Answer> {
  const item = { ...typedPayment, expectedTotal: totalMinor };
  return askApi(shop, { path: 'checkout', token, item, headers: { 'idempotency-key': key } });
}

/** Which order a good answer to `checkOut` tells of. @throws Error for every other answer */
export function orderIdOf(answer: Answer): string {
  return itemOf<{ orderId: string }>(answer).orderId;
}

export type Ordered = { id: string; status: string; items: { quantity: number }[] };
export async function ordersOf(shop: Shop, { token }: Pick<Buyer, 'token'>): Promise<Ordered[]> {
  return itemsOf<Ordered>(await askApi(shop, { path: 'orders', token }));
}

/** Compares what a buyer was told with what is there: exactly the one order. Null when all is well. */
export async function lossOf(shop: Shop, buyer: Buyer, orderId: string): Promise<string | null> {
  const orders = await ordersOf(shop, buyer);
  if (orders.length > 1) return `${orders.length} orders instead of one`;
  return orders[0]?.id === orderId ? null : `order ${orderId} is lost`;
}

/** A customer who stays signed in, and can be asked whether they still are. */
export async function newMember(shop: Shop) {
  const { email, token, refreshToken } = await newCustomer(shop);
  let latest = refreshToken;
  return {
    token,
    refresh: () => {
      const item = { grantType: 'RefreshToken', id: email, secret: latest };
      return askApi(shop, { path: 'signin', item });
    },
    /** Null while the session is whole: the refresh token works, and so does the password. */
    async isSignedOut(): Promise<string | null> {
      const answer = await this.refresh();
      if (answer.status !== 200) return `signed out: ${answer.status}`;
      latest = itemOf<{ refreshToken: string }>(answer).refreshToken;
      const item = { grantType: 'Password', id: email, secret: customerPassword };
      const signedIn = await askApi(shop, { path: 'signin', item });
      return signedIn.status === 200 ? null : `cannot sign in: ${signedIn.status}`;
    },
  };
}
