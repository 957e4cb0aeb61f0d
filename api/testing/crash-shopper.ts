/** Shoppers and staff of the crash test: what each of them does, step by step, so that each step can be repeated. */
import { setTimeout } from 'node:timers/promises';
import type { Address } from '../contract/address.ts';
import type { Basket } from '../contract/basket.ts';
import type { CheckoutResult } from '../contract/checkout.ts';
import type { WithdrawalReceipt } from '../contract/withdrawals.ts';
import type { ApiProcess } from './api-process.ts';
import { someAddress, someCheckout } from './shopper.ts';

/** More are made when they are sold: the stock may fall below zero. */
export const sofa = 'V100101';
export const admin = { ADMIN_EMAIL: 'noor@linden.example', ADMIN_PASSWORD: 'drie groene stoelen' };

/** What becomes of an order, in turn. */
const fates = ['waits', 'cancelled', 'paid', 'refunded', 'returned', 'reduced'] as const;
export type Fate = (typeof fates)[number];
export type Shopper = { token: string; key: string; quantity: number; fate: Fate; totalMinor: number };
/** A process with somebody of its staff signed in. */
export type Shop = ApiProcess & { staff: string };

/** The shop was too busy, or the database away: who calls is told to try again. */
export class Unavailable extends Error {}

const triesAtMost = 20;

/** Repeats what may be repeated, for as long as the shop asks to. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unavailable) || tries === triesAtMost) throw error;
      await setTimeout(500);
    }
  }
}

type Call = { method?: string; item?: unknown; token?: string; key?: string };

export async function call<T>(
  api: ApiProcess,
  where: string,
  { method, item, token, key }: Call = {},
): Promise<T[]> {
  const response = await fetch(new URL(where, api.baseUrl), {
    method: method ?? (item === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: item === undefined ? null : JSON.stringify({ items: [item] }),
  });
  const text = await response.text();
  if (response.status === 503) throw new Unavailable(`${where}: ${text}`);
  if (!response.ok) throw new Error(`${where}: ${response.status} ${text}`);
  const { items }: { items: T[] } = JSON.parse(text);
  return items;
}

async function only<T>(items: Promise<T[]>): Promise<T> {
  const [item] = await items;
  if (item === undefined) throw new Error('an item is missing in the answer');
  return item;
}

export async function withStaff(api: ApiProcess): Promise<Shop> {
  const item = { grantType: 'Password', id: admin.ADMIN_EMAIL, secret: admin.ADMIN_PASSWORD };
  const { accessToken } = await only(call<{ accessToken: string }>(api, 'signin', { item }));
  return { ...api, staff: accessToken };
}

/** A guest with a full basket and an address: all but the order itself. */
export async function readyShopper(api: ApiProcess, number: number): Promise<Shopper> {
  const { accessToken: token } = await only(
    call<{ accessToken: string }>(api, 'signin', { item: { grantType: 'Guest' } }),
  );
  const fate = fates[number % fates.length] ?? 'waits';
  // Who withdraws from a piece keeps another.
  const quantity = (fate === 'returned' || fate === 'reduced' ? 2 : 1) + (number % 3);
  await call(api, 'basket', { token, item: { productId: sofa, quantity } });
  const { id } = await only(call<Address>(api, 'customeraddress', { token, item: someAddress }));
  const filled = call<Basket>(api, 'basket', { method: 'PUT', token, item: { shippingAddressId: id } });
  const totalMinor = (await only(filled)).orderSummary.total.amount;
  return { token, key: `order-number-${number}`, quantity, fate, totalMinor };
}

export const checkOut = (api: ApiProcess, { token, key, totalMinor }: Shopper) => {
  const item = { ...someCheckout, expectedTotal: totalMinor };
  return patiently(() => only(call<CheckoutResult>(api, 'checkout', { token, item, key })));
};

async function pay(api: ApiProcess, { sessionId }: CheckoutResult): Promise<void> {
  const where = new URL(`sandbox-payment/${sessionId}`, api.baseUrl);
  const body = new URLSearchParams({ outcome: 'success' });
  const { status } = await fetch(where, { method: 'POST', body, redirect: 'manual' });
  if (status === 503) throw new Unavailable(where.href);
  if (status !== 303) throw new Error(`${where.href}: ${status}`);
}

const cancel = (api: ApiProcess, { token, key }: Shopper, { orderId }: CheckoutResult) =>
  call(api, `orders/${orderId}/cancel`, { method: 'POST', token, key: `cancel-${key}` });

/** One piece goes back, or is not to come, and staff say that they have it. */
async function sendBack(shop: Shop, { token, key }: Shopper, { orderId }: CheckoutResult): Promise<void> {
  const item = { orderId, lines: [{ line: 0, quantity: 1 }] };
  const { id } = await only(
    call<WithdrawalReceipt>(shop, 'withdrawals', { token, item, key: `withdraw-${key}` }),
  );
  await call(shop, `withdrawals/${id}/takeback`, { token: shop.staff, item: {}, key: `back-${key}` });
}

type Step = (shop: Shop, shopper: Shopper, placed: CheckoutResult) => Promise<unknown>;

/** A step that is repeated while the shop is busy. */
const patient =
  (step: Step): Step =>
  (...given) =>
    patiently(() => step(...given));

const [payStep, cancelStep, backStep] = [
  patient((shop, _shopper, placed) => pay(shop, placed)),
  patient(cancel),
  patient(sendBack),
];

/** What follows the order. Each step may be repeated when its answer was lost. */
export const stepsOf: Readonly<Record<Fate, readonly Step[]>> = {
  waits: [],
  cancelled: [cancelStep],
  paid: [payStep],
  refunded: [payStep, cancelStep],
  returned: [payStep, backStep],
  /** Before it is paid, so that less is asked for and nothing refunded. */
  reduced: [backStep, payStep],
};

/** What is to be there in the end. */
export const endOf: Readonly<
  Record<Fate, { status: string; isPaid: boolean; back: 'none' | 'one' | 'all'; isRefunded: boolean }>
> = {
  waits: { status: 'waitingForPayment', isPaid: false, back: 'none', isRefunded: false },
  cancelled: { status: 'cancelled', isPaid: false, back: 'all', isRefunded: false },
  paid: { status: 'orderPlaced', isPaid: true, back: 'none', isRefunded: false },
  refunded: { status: 'cancelled', isPaid: true, back: 'all', isRefunded: true },
  returned: { status: 'orderPlaced', isPaid: true, back: 'one', isRefunded: true },
  reduced: { status: 'orderPlaced', isPaid: true, back: 'one', isRefunded: false },
};
