import { count, eq, sql, sum } from 'drizzle-orm';
import type { Address } from '../contract/address.ts';
import type { Basket } from '../contract/basket.ts';
import type { CheckoutResult, Order } from '../contract/checkout.ts';
import { openDatabase } from '../db/client.ts';
import { rowsOf } from '../db/rows.ts';
import { variants } from '../db/schema/catalogue.ts';
import { orderItems, orders, payments } from '../db/schema/sales.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { someAddress, someCheckout } from './shopper.ts';

/** The seed has 40, and more are made when they are sold: the stock may fall below zero. */
const sofa = 'V100101';
const stockAtFirst = 40;
const unlimited = { RATE_LIMIT_READS: '0', RATE_LIMIT_WRITES: '0' };
const cancelsEvery = 4;

export type CrashPlan = {
  kills: number;
  /** Orders that must have been acknowledged in all; the last kill comes right after. */
  orders: number;
  shoppersAtOnce: number;
  onKill?: (kill: number, acknowledged: number) => void;
};
export type CrashCount = {
  /** Orders, and pieces in them. */
  orders: number;
  pieces: number;
  payments: number;
  cancelled: number;
  onHand: number;
  /** Orders without lines, history, payment or mail, or with a basket that is still open. */
  halfOrders: number;
};
export type CrashReport = {
  kills: number;
  /** Answered before the process was killed, and calls whose answer never came and that were repeated. */
  acknowledged: number;
  repeated: number;
  /** Shoppers who do not find exactly the one order they were told of. */
  lost: string[];
  expected: CrashCount;
  found: CrashCount;
};

type Shopper = { token: string; key: string; quantity: number; cancels: boolean; totalMinor: number };
type Call = { method?: string; item?: unknown; shopper?: Shopper; key?: string };

async function call<T>(
  api: ApiProcess,
  where: string,
  { method, item, shopper, key }: Call = {},
): Promise<T[]> {
  const response = await fetch(new URL(where, api.baseUrl), {
    method: method ?? (item === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(shopper && { authorization: `Bearer ${shopper.token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: item === undefined ? null : JSON.stringify({ items: [item] }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${where}: ${response.status} ${text}`);
  const { items }: { items: T[] } = JSON.parse(text);
  return items;
}

async function only<T>(items: Promise<T[]>): Promise<T> {
  const [item] = await items;
  if (item === undefined) throw new Error('an item is missing in the answer');
  return item;
}

/** A guest with a full basket and an address: all but the order itself. */
export async function readyShopper(api: ApiProcess, number: number): Promise<Shopper> {
  const item = { grantType: 'Guest' };
  const { accessToken } = await only(call<{ accessToken: string }>(api, 'signin', { item }));
  const cancels = number % cancelsEvery === 0;
  const quantity = 1 + (number % 3);
  const shopper = { token: accessToken, key: `order-number-${number}`, quantity, cancels, totalMinor: 0 };
  await call(api, 'basket', { shopper, item: { productId: sofa, quantity: shopper.quantity } });
  const { id } = await only(call<Address>(api, 'customeraddress', { shopper, item: someAddress }));
  const filled = call<Basket>(api, 'basket', { method: 'PUT', shopper, item: { shippingAddressId: id } });
  return { ...shopper, totalMinor: (await only(filled)).orderSummary.total.amount };
}

export const checkOut = (api: ApiProcess, shopper: Shopper) => {
  const item = { ...someCheckout, expectedTotal: shopper.totalMinor };
  return only(call<CheckoutResult>(api, 'checkout', { shopper, item, key: shopper.key }));
};
const cancel = (api: ApiProcess, shopper: Shopper, orderId: string) =>
  call(api, `orders/${orderId}/cancel`, { method: 'POST', shopper, key: `cancel-${shopper.key}` });

class Run {
  readonly acknowledged = new Map<Shopper, string>();
  readonly cancelled = new Set<Shopper>();
  readonly unanswered: Shopper[] = [];
  #number = 0;

  /** Shoppers order until `wanted` orders are acknowledged in all; then the process ends as by a power cut. */
  async orderAndKill(api: ApiProcess, wanted: number, shoppersAtOnce: number): Promise<void> {
    let killed: Promise<void> | undefined;
    /** Null when the process was killed meanwhile. */
    const answerOf = <T>(answer: Promise<T>): Promise<T | null> =>
      answer.catch((error: unknown) => {
        if (!killed) throw error;
        return null;
      });
    const keepOrdering = async () => {
      while (!killed) {
        this.#number += 1;
        const shopper = await answerOf(readyShopper(api, this.#number));
        if (!shopper) return;
        await this.#order(api, shopper, answerOf);
        if (this.acknowledged.size >= wanted) killed ??= api.kill();
      }
    };
    await Promise.all(Array.from({ length: shoppersAtOnce }, keepOrdering));
    await killed;
  }

  async #order(api: ApiProcess, shopper: Shopper, answerOf: <T>(answer: Promise<T>) => Promise<T | null>) {
    const result = await answerOf(checkOut(api, shopper));
    if (!result) {
      this.unanswered.push(shopper);
      return;
    }
    this.acknowledged.set(shopper, result.orderId);
    if (shopper.cancels && (await answerOf(cancel(api, shopper, result.orderId))))
      this.cancelled.add(shopper);
  }

  /** What a client does after a lost answer: the same call under the same key. @returns how many calls */
  async repeatUnanswered(api: ApiProcess): Promise<number> {
    for (const shopper of this.unanswered)
      this.acknowledged.set(shopper, (await checkOut(api, shopper)).orderId);
    const open = [...this.acknowledged].filter(
      ([shopper]) => shopper.cancels && !this.cancelled.has(shopper),
    );
    for (const [shopper, orderId] of open) await cancel(api, shopper, orderId);
    for (const [shopper] of open) this.cancelled.add(shopper);
    return this.unanswered.length + open.length;
  }

  async findLost(api: ApiProcess): Promise<string[]> {
    const lost: string[] = [];
    for (const [shopper, orderId] of this.acknowledged) {
      const found = await call<Order>(api, 'orders', { shopper });
      const [order] = found;
      const quantities = order?.items.map((item) => item.quantity).join();
      const isRight = found.length === 1 && order?.id === orderId && quantities === String(shopper.quantity);
      const status = shopper.cancels ? 'cancelled' : 'waitingForPayment';
      if (!isRight || order?.status !== status) lost.push(shopper.key);
    }
    return lost;
  }

  expected(): CrashCount {
    const shoppers = [...this.acknowledged.keys()];
    const sum = (some: readonly Shopper[]) => some.reduce((total, { quantity }) => total + quantity, 0);
    return {
      orders: shoppers.length,
      pieces: sum(shoppers),
      payments: shoppers.length,
      cancelled: this.cancelled.size,
      onHand: stockAtFirst - sum(shoppers.filter((shopper) => !this.cancelled.has(shopper))),
      halfOrders: 0,
    };
  }
}

export async function countIn(dataDir: string): Promise<CrashCount> {
  const { db, close } = await openDatabase({ dataDir });
  const [stored] = await db.select({ orders: count() }).from(orders);
  const [lines] = await db.select({ pieces: sum(orderItems.quantity) }).from(orderItems);
  const [sessions] = await db.select({ payments: count() }).from(payments);
  const [ended] = await db.select({ orders: count() }).from(orders).where(eq(orders.status, 'cancelled'));
  const [stock] = await db.select({ onHand: variants.onHand }).from(variants).where(eq(variants.vsin, sofa));
  const [half] = rowsOf<{ orders: string | number }>(
    await db.execute(sql`
      SELECT count(*) AS orders FROM orders o
      WHERE NOT EXISTS (SELECT FROM order_items WHERE order_id = o.id)
        OR NOT EXISTS (SELECT FROM order_events WHERE order_id = o.id AND status = 'waitingForPayment')
        OR (o.status = 'cancelled') <>
          EXISTS (SELECT FROM order_events WHERE order_id = o.id AND status = 'cancelled')
        OR NOT EXISTS (SELECT FROM payments WHERE order_id = o.id)
        OR NOT EXISTS (SELECT FROM mails WHERE cause_key = 'order-placed:' || o.id)
        OR NOT EXISTS (SELECT FROM baskets WHERE id = o.basket_id AND status = 'closed')`),
  );
  await close();
  return {
    orders: stored?.orders ?? 0,
    pieces: Number(lines?.pieces ?? 0),
    payments: sessions?.payments ?? 0,
    cancelled: ended?.orders ?? 0,
    onHand: stock?.onHand ?? 0,
    halfOrders: Number(half?.orders),
  };
}

/** Orders while the process is killed again and again, then compares what shoppers were told with what is there. */
export async function crashRun(dataDir: string, plan: CrashPlan): Promise<CrashReport> {
  const run = new Run();
  for (let kill = 1; kill <= plan.kills; kill += 1) {
    const api = await startApiProcess(dataDir, unlimited);
    await run.orderAndKill(api, Math.ceil((plan.orders * kill) / plan.kills), plan.shoppersAtOnce);
    plan.onKill?.(kill, run.acknowledged.size);
  }
  const acknowledged = run.acknowledged.size;
  const api = await startApiProcess(dataDir, unlimited);
  const repeated = await run.repeatUnanswered(api);
  const lost = await run.findLost(api);
  const code = await api.stop();
  if (code !== 0) throw new Error(`The API ended with ${code}.`);
  const found = await countIn(dataDir);
  return { kills: plan.kills, acknowledged, repeated, lost, expected: run.expected(), found };
}
