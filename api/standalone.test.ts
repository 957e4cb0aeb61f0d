import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { count, eq, sum } from 'drizzle-orm';
import type { Address } from './contract/address.ts';
import type { CheckoutResult, Order } from './contract/checkout.ts';
import { openDatabase } from './db/client.ts';
import { copyDataDir } from './db/data-dir.ts';
import { variants } from './db/schema/catalogue.ts';
import { orderItems, orders, payments } from './db/schema/sales.ts';
import { type ApiProcess, killApiProcesses, startApiProcess } from './testing/api-process.ts';
import { someAddress, someCheckout } from './testing/shopper.ts';

/** The seed has 40, and more are made when they are sold. */
const sofa = 'V100101';
const stockAtFirst = 40;
const rounds = 2;
/** Shoppers who order at the same time, and how many answers they get before the power fails. */
const shoppersAtOnce = 4;
const answersPerRound = 8;

const folder = path.join(process.cwd(), '.data/test');
const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
/** With TEST_DATABASE_URL the template is on the server, and the embedded engine is not what is tested. */
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

type Shopper = { token: string; key: string; quantity: number };
type Call = { method?: string; item?: unknown; shopper?: Shopper; headers?: Record<string, string> };

async function call<T>(api: ApiProcess, where: string, { method, item, shopper, headers }: Call = {}) {
  const response = await fetch(new URL(where, api.baseUrl), {
    method: method ?? (item === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(shopper && { authorization: `Bearer ${shopper.token}` }),
      ...headers,
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
async function readyShopper(api: ApiProcess, number: number): Promise<Shopper> {
  const { accessToken } = await only(
    call<{ accessToken: string }>(api, 'signin', { item: { grantType: 'Guest' } }),
  );
  const shopper = { token: accessToken, key: `order-number-${number}`, quantity: 1 + (number % 3) };
  await call(api, 'basket', { shopper, item: { productId: sofa, quantity: shopper.quantity } });
  const { id } = await only(call<Address>(api, 'customeraddress', { shopper, item: someAddress }));
  await call(api, 'basket', { method: 'PUT', shopper, item: { shippingAddressId: id } });
  return shopper;
}

const checkOut = (api: ApiProcess, shopper: Shopper) =>
  only(
    call<CheckoutResult>(api, 'checkout', {
      shopper,
      item: someCheckout,
      headers: { 'idempotency-key': shopper.key },
    }),
  );

let dataDir = '';
beforeEach(async () => {
  await mkdir(folder, { recursive: true });
  dataDir = await mkdtemp(path.join(folder, 'standalone-'));
  await copyDataDir(template, dataDir);
});
afterEach(async () => {
  killApiProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

describeEmbedded('the API as a process of its own', () => {
  it('keeps every acknowledged order when it is killed, and an unanswered one can be repeated', async () => {
    const acknowledged = new Map<Shopper, string>();
    const unanswered: Shopper[] = [];
    let number = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const api = await startApiProcess(dataDir);
      const wanted = round * answersPerRound;
      let killed: Promise<void> | undefined;
      /** Null when the process was killed meanwhile. */
      const answerOf = <T>(answer: Promise<T>): Promise<T | null> =>
        answer.catch((error: unknown) => {
          if (!killed) throw error;
          return null;
        });
      const keepOrdering = async () => {
        while (!killed) {
          number += 1;
          const shopper = await answerOf(readyShopper(api, number));
          if (!shopper) return;
          const result = await answerOf(checkOut(api, shopper));
          if (result) acknowledged.set(shopper, result.orderId);
          else unanswered.push(shopper);
          if (acknowledged.size >= wanted) killed ??= api.kill();
        }
      };
      await Promise.all(Array.from({ length: shoppersAtOnce }, keepOrdering));
      await killed;
    }

    const api = await startApiProcess(dataDir);
    for (const shopper of unanswered) acknowledged.set(shopper, (await checkOut(api, shopper)).orderId);
    for (const [shopper, orderId] of acknowledged) {
      const found = await call<Order>(api, 'orders', { shopper });
      expect(found.map(({ id, items }) => [id, items.map((item) => item.quantity)])).toEqual([
        [orderId, [shopper.quantity]],
      ]);
    }
    expect(await api.stop()).toBe(0);

    const { db, close } = await openDatabase({ dataDir });
    const sold = [...acknowledged.keys()].reduce((total, { quantity }) => total + quantity, 0);
    const [stored] = await db.select({ orders: count() }).from(orders);
    const [lines] = await db.select({ pieces: sum(orderItems.quantity) }).from(orderItems);
    const [sessions] = await db.select({ payments: count() }).from(payments);
    const [stock] = await db
      .select({ onHand: variants.onHand })
      .from(variants)
      .where(eq(variants.vsin, sofa));
    await close();
    expect({ ...stored, ...sessions, pieces: Number(lines?.pieces), ...stock }).toEqual({
      orders: acknowledged.size,
      payments: acknowledged.size,
      pieces: sold,
      onHand: stockAtFirst - sold,
    });
  }, 180_000);

  it('refuses to start beside another on the same data directory, naming it, and the first goes on', async () => {
    const first = await startApiProcess(dataDir);
    await expect(startApiProcess(dataDir)).rejects.toThrow(
      `The database in ${dataDir} is in use by process ${first.pid}.`,
    );
    expect(await call(first, 'categories')).not.toHaveLength(0);
    expect(await first.stop()).toBe(0);
  }, 120_000);
});
