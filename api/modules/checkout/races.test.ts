import { count, eq, sum } from 'drizzle-orm';
import type { Basket } from '../../contract/basket.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orderItems, orders } from '../../db/schema/sales.ts';
import {
  checkoutOf,
  only,
  readyShopper,
  setStock,
  shopperWithOrder,
  stockOf,
} from '../../testing/shopper.ts';
import { postKeyed, staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { existingStates } from '../orders/states.ts';
import { cancelUnpaidOrders } from '../payments/clean-up.ts';
import { settlePayment } from '../payments/settle.ts';

const sofa = 'V100101';
const chair = 'V101001';
/** PGlite runs one statement after the other and would hide every race. */
const describeServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const times = <T>(length: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => work(index)));

describeServer('races (on PostgreSQL only: `node scripts/with-postgres.mjs npm run api`)', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    await setStock(api, sofa, 1000);
    await setStock(api, chair, 1000);
  });
  afterAll(() => api.close());

  const ordersInAll = async () => (await api.db.select({ orders: count() }).from(orders))[0]?.orders ?? 0;
  const allOrders = () => api.db.select().from(orders);

  test('fifty buyers, one piece: one order', async () => {
    await setStock(api, sofa, 1);
    const shoppers = await times(50, () => readyShopper(api, sofa));
    const before = await ordersInAll();
    const answers = await Promise.all(shoppers.map((shopper) => shopper.checkout()));
    const outcomes = Map.groupBy(answers, ({ status, error }) => `${status} ${error?.code ?? ''}`.trim());
    expect([...outcomes].map(([outcome, { length }]) => [outcome, length]).toSorted()).toEqual([
      ['200', 1],
      ['409 out-of-stock', 49],
    ]);
    expect((await ordersInAll()) - before).toBe(1);
    expect(await stockOf(api, sofa)).toBe(0);
  });

  test('twenty equal submits under one key: one order, one answer', async () => {
    const shopper = await readyShopper(api, sofa, 2);
    const input = await checkoutOf(api, shopper.token);
    const answers = await times(20, () =>
      postKeyed(api, 'checkout', { key: 'race-1', token: shopper.token }, [input]),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect((await api.get('orders', shopper.token)).items).toHaveLength(1);
    expect(await stockOf(api, sofa)).toBe(998);
  });

  test('twenty equal submits without a key: one order, the others find the basket empty', async () => {
    const shopper = await readyShopper(api, sofa);
    const answers = await times(20, () => shopper.checkout());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'basket-empty']));
    expect(await stockOf(api, sofa)).toBe(999);
  });

  test('another payload under the same key at the same time: one order, the others are conflicts', async () => {
    const shopper = await readyShopper(api, sofa);
    const input = await checkoutOf(api, shopper.token);
    const answers = await times(10, (index) => {
      const subIntegrationType = index % 2 ? 'card' : 'ideal';
      return postKeyed(api, 'checkout', { key: 'race-2', token: shopper.token }, [
        { ...input, subIntegrationType },
      ]);
    });
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 5 }, () => 409),
    ]);
    expect((await api.get('orders', shopper.token)).items).toHaveLength(1);
  });

  test('two tabs that fill a basket while it is ordered lose nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shopper = await readyShopper(api, sofa);
      const tab = () => times(8, () => shopper.add(chair));
      // Whatever comes in between makes another total, which is shown before it is ordered.
      const order = async () => {
        for (;;) {
          const answer = await shopper.checkout();
          if (answer.error?.code !== 'basket-invalid') return answer;
        }
      };
      const [one, two, ordered] = await Promise.all([tab(), tab(), times(2, order)]);
      const added = [...one, ...two].filter(({ status }) => status === 200).length;
      expect(added).toBe(16);
      const orderIds = ordered.flatMap(({ items }) => items.map(({ orderId }) => orderId));
      const bought = await Promise.all(orderIds.map(async (id) => only(await shopper.order(id)).items));
      const kept = only<Basket>(await api.get('basket', shopper.token)).items;
      const pieces: Record<string, number> = {};
      for (const { vsin, quantity } of [...bought.flat(), ...kept])
        pieces[vsin] = (pieces[vsin] ?? 0) + quantity;
      expect(pieces).toEqual({ [sofa]: 1, [chair]: 16 });
    }
  });

  test('cancelling, paying and cleaning up at once: a state of the table, stock and refunds right once', async () => {
    const { now } = api.clock;
    const later = new Date(now.getTime() + 31 * 60_000);
    api.clock.now = later;
    await cancelUnpaidOrders(api.services);
    await setStock(api, sofa, 1000);
    api.clock.now = now;
    const staff = await staffToken(api);
    const placed = await times(12, () => shopperWithOrder(api, sofa));
    api.clock.now = later;
    const settle = (sessionId: string, outcome: 'success' | 'decline') =>
      settlePayment({ site: 'nl', sessionId }, outcome, api.services);
    await Promise.all([
      ...placed.flatMap(({ token, result: { orderId, sessionId } }, index) => [
        api.post(`orders/${orderId}/cancel`, undefined, token),
        settle(sessionId, index % 3 ? 'success' : 'decline'),
        settle(sessionId, 'success'),
        api.post(`orders/${orderId}/events`, [{ event: 'cancel' }], staff),
        api.post('withdrawals', [{ orderId }], token),
      ]),
      cancelUnpaidOrders(api.services),
      cancelUnpaidOrders(api.services),
    ]);
    api.clock.now = now;
    const known = new Set(existingStates().map((state) => `${state.status} ${state.paymentStatus}`));
    const ids = new Set(placed.map(({ result }) => result.orderId));
    const after = (await allOrders()).filter(({ id }) => ids.has(id));
    for (const { status, paymentStatus } of after) expect(known).toContain(`${status} ${paymentStatus}`);
    const standing = after.filter(({ status }) => status !== 'cancelled').length;
    expect(await stockOf(api, sofa)).toBe(1000 - standing);
    const due = after.filter(
      ({ status, paymentStatus }) => status === 'cancelled' && paymentStatus === 'paid',
    );
    for (const order of after) {
      const [given] = await api.db
        .select({ amount: sum(refunds.amount) })
        .from(refunds)
        .where(eq(refunds.orderId, order.id));
      expect(Number(given?.amount ?? 0)).toBe(due.includes(order) ? order.total : 0);
    }
  });

  test('goods that are accepted twice at once while the order is taken back are on sale once', async () => {
    const staff = await staffToken(api);
    await times(6, async () => {
      const { token, result } = await shopperWithOrder(api, chair, 3);
      const { orderId, sessionId } = result;
      await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
      const events = ['prepare', 'ship', 'deliver'].map((event) => ({ event }));
      await api.post(`orders/${orderId}/events`, events, staff);
      const { id } = only<{ id: string }>(await api.post('withdrawals', [{ orderId }], token));
      await Promise.all([
        api.post(`withdrawals/${id}/takeback`, [{ lines: [{ line: 0, quantity: 2 }] }], staff),
        api.post(`withdrawals/${id}/takeback`, [{}], staff),
        api.post(`orders/${orderId}/events`, [{ event: 'takeBack' }], staff),
      ]);
      const [line] = await api.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
      expect(line?.takenBack).toBe(3);
      const [given] = await api.db
        .select({ amount: sum(refunds.amount) })
        .from(refunds)
        .where(eq(refunds.orderId, orderId));
      const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
      expect([order?.status, Number(given?.amount)]).toEqual(['returned', order?.total]);
    });
    expect(await stockOf(api, chair)).toBe(1000);
  });
});
