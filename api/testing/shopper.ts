import { eq } from 'drizzle-orm';
import type { Address, AddressInput } from '../contract/address.ts';
import { forEachField } from '../contract/address-fields.ts';
import type { Basket } from '../contract/basket.ts';
import type { CheckoutInput, CheckoutResult, Order } from '../contract/checkout.ts';
import type { SiteCode } from '../contract/sites.ts';
import { variants } from '../db/schema/catalogue.ts';
import { prices } from '../db/schema/prices.ts';
import { typedAddress, typedPayment } from './inputs.ts';
import type { Answer, TestApi } from './start-test-api.ts';

export const someAddress: AddressInput = { ...forEachField(() => ''), ...typedAddress, isMain: false };

export const someCheckout: Omit<CheckoutInput, 'expectedTotal'> = typedPayment;

/** What somebody sends who orders at the total that their basket shows now. */
export async function checkoutOf(
  api: TestApi,
  token: string,
  change: Partial<CheckoutInput> = {},
): Promise<CheckoutInput> {
  const { orderSummary } = only(await api.get<Basket>('basket', token));
  return { ...someCheckout, expectedTotal: orderSummary.total.amount, ...change };
}

/** The one item of a good answer. */
export function only<T>({ items, error }: Answer<T>): T {
  const [item] = items;
  if (item === undefined || items.length !== 1)
    throw new Error(`One item expected, not ${items.length}: ${JSON.stringify(error)}`);
  return item;
}

/** A guest with a token of their own, and the calls a shopper makes. */
export async function newShopper(api: TestApi) {
  const token = await api.guestToken();
  const shopper = {
    token,
    basket: async () => only(await api.get<Basket>('basket', token)),
    add: (productId: string, quantity = 1) => api.post<Basket>('basket', [{ productId, quantity }], token),
    put: (input: unknown) => api.put<Basket>('basket', [input], token),
    saveAddress: async (change: Partial<AddressInput> = {}) =>
      only(await api.post<Address>('customeraddress', [{ ...someAddress, ...change }], token)),
    /** Saves an address and takes it as the place of delivery. */
    chooseAddress: async (change: Partial<AddressInput> = {}) => {
      const { id } = await shopper.saveAddress(change);
      return only(await shopper.put({ shippingAddressId: id }));
    },
    checkout: async (change: Partial<CheckoutInput> = {}) =>
      api.post<CheckoutResult>('checkout', [await checkoutOf(api, token, change)], token),
    order: (orderId: string) => api.get<Order>(`orders/${orderId}`, token),
  };
  return shopper;
}

/** A shopper who has all that checkout asks for. */
export async function readyShopper(api: TestApi, productId: string, quantity = 1) {
  const shopper = await newShopper(api);
  await shopper.add(productId, quantity);
  await shopper.chooseAddress();
  return shopper;
}

/** A shopper whose order waits for payment. */
export async function shopperWithOrder(api: TestApi, productId: string, quantity = 1) {
  const shopper = await readyShopper(api, productId, quantity);
  const result = only(await shopper.checkout());
  return { ...shopper, result };
}

export async function setStock(
  api: TestApi,
  vsin: string,
  onHand: number | null,
  inventoryPolicy: 'deny' | 'continue' = 'deny',
): Promise<void> {
  await api.db.update(variants).set({ onHand, inventoryPolicy }).where(eq(variants.vsin, vsin));
}

export async function stockOf(api: TestApi, vsin: string): Promise<number | null | undefined> {
  const [row] = await api.db
    .select({ onHand: variants.onHand })
    .from(variants)
    .where(eq(variants.vsin, vsin));
  return row?.onHand;
}

export async function setPrice(
  api: TestApi,
  vsin: string,
  amount: number,
  site: SiteCode = 'nl',
): Promise<void> {
  const [row] = await api.db.select({ id: variants.id }).from(variants).where(eq(variants.vsin, vsin));
  if (!row) throw new Error(`No variant ${vsin}.`);
  await api.db
    .insert(prices)
    .values({ variantId: row.id, site, amount })
    .onConflictDoUpdate({ target: [prices.variantId, prices.site], set: { amount } });
}
