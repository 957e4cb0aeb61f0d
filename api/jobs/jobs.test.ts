import { eq, isNotNull } from 'drizzle-orm';
import { dayMs } from '../contract/calendar.ts';
import { backInStockRequests } from '../db/schema/back-in-stock.ts';
import { basketItems, baskets, idempotencyKeys, orders } from '../db/schema/sales.ts';
import { basketShares } from '../db/schema/sharing.ts';
import { saveOrderState } from '../modules/orders/repo.ts';
import { newCustomer } from '../testing/customer.ts';
import { newShopper, only, readyShopper, setStock, shopperWithOrder } from '../testing/shopper.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { clearAway, startJobs } from './jobs.ts';

const sofa = 'V100101';
const delivered = { status: 'delivered', paymentStatus: 'paid' } as const;

describe('clearing away', () => {
  let api: TestApi;
  let start: Date;
  beforeAll(async () => {
    api = await startTestApi();
    start = api.clock.now;
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  async function doAfter(days: number): Promise<void> {
    api.clock.now = new Date(start.getTime() + days * dayMs);
    await clearAway(api.services);
    api.clock.now = start;
  }
  const basketIds = async () =>
    new Set((await api.db.select({ id: baskets.id }).from(baskets)).map(({ id }) => id));

  test('delete a guest’s basket that nobody touched for 90 days, with its lines', async () => {
    const [left, touched] = [await newShopper(api), await newShopper(api)];
    await left.add(sofa);
    await touched.add(sofa);
    api.clock.now = new Date(start.getTime() + 20 * dayMs);
    await touched.add(sofa);
    await doAfter(90);
    expect((await left.basket()).items).toHaveLength(1);
    await doAfter(91);
    expect((await left.basket()).items).toEqual([]);
    expect((await touched.basket()).items[0]?.quantity).toBe(2);
    const known = await basketIds();
    const lines = await api.db.select({ basketId: basketItems.basketId }).from(basketItems);
    expect(lines.every(({ basketId }) => known.has(basketId))).toBe(true);
  });

  test('leave the baskets of customers alone', async () => {
    const { token } = await newCustomer(api);
    await api.post('basket', [{ productId: sofa, quantity: 1 }], token);
    const before = await basketIds();
    await doAfter(1000);
    const left = await basketIds();
    expect([...before].filter((id) => left.has(id))).toHaveLength(1);
  });

  test('keep the basket of an order as long as the order can be cancelled', async () => {
    const { result } = await shopperWithOrder(api, sofa);
    const ofOrder = eq(orders.id, result.orderId);
    const [order] = await api.db.select({ basketId: orders.basketId }).from(orders).where(ofOrder);
    const isKept = async () => (await basketIds()).has(order?.basketId ?? '');
    await doAfter(200);
    expect(await isKept()).toBe(true);
    await api.db.update(orders).set({ status: 'delivered' }).where(ofOrder);
    await doAfter(89);
    expect(await isKept()).toBe(true);
    await doAfter(91);
    expect(await isKept()).toBe(false);
  });

  test('forget what was written for a delivery 90 days after the order has ended, unless its account is there', async () => {
    const orderWithNote = async () => {
      const shopper = await readyShopper(api, sofa);
      await shopper.put({ note: 'sleutel onder de mat' });
      return { ...shopper, ...only(await shopper.checkout()) };
    };
    const [ended, late, open, owned] = [
      await orderWithNote(),
      await orderWithNote(),
      await orderWithNote(),
      await orderWithNote(),
    ];
    await newCustomer(api, { guestToken: owned.token });
    const end = ({ orderId }: { orderId: string }, days: number) =>
      api.db.transaction((tx) =>
        saveOrderState(tx, orderId, delivered, new Date(start.getTime() + days * dayMs)),
      );
    await end(ended, 0);
    await end(owned, 0);
    await end(late, 30);
    const hasNotes = async () => {
      const kept = await api.db.select({ id: orders.id }).from(orders).where(isNotNull(orders.note));
      return [ended, late, open, owned].map(({ orderId }) => kept.some(({ id }) => id === orderId));
    };
    await doAfter(89);
    expect(await hasNotes()).toEqual([true, true, true, true]);
    await doAfter(91);
    expect(await hasNotes()).toEqual([false, true, true, true]);
    await doAfter(121);
    expect(await hasNotes()).toEqual([false, false, true, true]);
  });

  test('forget idempotency keys after seven days and shared baskets after thirty', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa, 9);
    await api.get('basket/share', shopper.token);
    const key = { ownerId: crypto.randomUUID(), requestHash: 'x', createdAt: start };
    const many = Array.from({ length: 1201 }, (_, index) => ({ ...key, key: `key-${index}` }));
    await api.db.insert(idempotencyKeys).values(many);
    const counts = async () => [await api.db.$count(idempotencyKeys), await api.db.$count(basketShares)];
    await doAfter(6);
    expect(await counts()).toEqual([1201, 1]);
    await doAfter(8);
    expect(await counts()).toEqual([0, 1]);
    await doAfter(31);
    expect(await counts()).toEqual([0, 0]);
  });
});

test('a copy that is not live yet writes to nobody', async () => {
  const api = await startTestApi();
  const email = 'sanne@example.nl';
  const request = { site: 'nl', vsin: sofa, email, language: 'nl', createdAt: api.clock.now } as const;
  await api.db.insert(backInStockRequests).values(request);
  await setStock(api, sofa, 1);
  // All but the intervals.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  async function afterMinute(isLive: boolean): Promise<number> {
    const stop = startJobs(api.services, { isLive });
    jest.advanceTimersByTime(60_000);
    await stop();
    return api.db.$count(backInStockRequests);
  }
  try {
    expect([await afterMinute(false), await afterMinute(true)]).toEqual([1, 0]);
  } finally {
    jest.useRealTimers();
    await api.close();
  }
});
