import { eq } from 'drizzle-orm';
import { refunds } from '../../db/schema/payments.ts';
import { orders, payments } from '../../db/schema/sales.ts';
import { only, setStock, shopperWithOrder } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { requestRefund } from '../orders/request-refund.ts';
import { carryOutRefunds } from './carry-out-refunds.ts';
import { settlePayment } from './settle.ts';
import { siteShopper } from './testing/site-shopper.ts';

const sofa = 'V100101';

describe('refunds', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  const ask = (orderId: string, amountMinor: number) =>
    api.db.transaction((tx) =>
      requestRefund(tx, { orderId, amountMinor, reason: 'returned', now: new Date() }),
    );
  const refundsOf = (orderId: string) => api.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  async function paidOrder() {
    const { result, order, token } = await shopperWithOrder(api, sofa);
    await settlePayment({ site: 'nl', sessionId: result.sessionId }, 'success', api.services);
    const total = only(await order(result.orderId)).orderSummary.total.amount;
    return { ...result, total, order, token };
  }

  test('the sandbox gives back at once what a cancelled order was paid with', async () => {
    const { orderId, total, token } = await paidOrder();
    await api.post(`orders/${orderId}/cancel`, undefined, token);
    expect(await refundsOf(orderId)).toMatchObject([{ amount: total, status: 'queued' }]);
    const { now } = api.clock;
    // Rows become due at the database's own time.
    api.clock.now = new Date(Date.now() + 60_000);
    const done = await Promise.all([carryOutRefunds(api.services), carryOutRefunds(api.services)]);
    api.clock.now = now;
    expect(done.toSorted()).toEqual([0, 1]);
    expect(await refundsOf(orderId)).toMatchObject([{ amount: total, status: 'done' }]);
  });

  test('money that comes after cancelling goes back, however often we hear of it', async () => {
    const { result } = await shopperWithOrder(api, sofa);
    const session = { site: 'nl', sessionId: result.sessionId } as const;
    await settlePayment(session, 'cancel', api.services);
    for (let times = 0; times < 3; times += 1) await settlePayment(session, 'success', api.services);
    expect(await refundsOf(result.orderId)).toMatchObject([{ reason: 'paid-too-late' }]);
  });

  test('parts add up to what was paid and never to more, also when asked at once', async () => {
    const { orderId, total } = await paidOrder();
    const part = Math.floor(total / 3) + 1;
    const given = await Promise.all([ask(orderId, part), ask(orderId, part), ask(orderId, part)]);
    expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(await ask(orderId, 1)).toBe(0);
    expect((await refundsOf(orderId)).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  test('what is to be made comes before what is only asked after', async () => {
    const { orderId, sessionId } = await paidOrder();
    const refund = { orderId, sessionId, amount: 1, reason: 'returned', nextAttemptAt: new Date(0) } as const;
    const old = { ...refund, status: 'sent', reference: 'sbx_re_x' } as const;
    await api.db.insert(refunds).values(Array.from({ length: 150 }, () => old));
    const [fresh] = await api.db.insert(refunds).values(refund).returning();
    await carryOutRefunds(api.services);
    const [after] = await api.db
      .select()
      .from(refunds)
      .where(eq(refunds.id, fresh?.id ?? ''));
    expect(after?.status).toBe('done');
  });

  test('an order that was never paid gives nothing back', async () => {
    const { result } = await shopperWithOrder(api, sofa);
    await expect(ask(result.orderId, 100)).rejects.toMatchObject({ code: 'state-conflict' });
  });

  test('nothing is left of a request whose transaction fails', async () => {
    const { orderId } = await paidOrder();
    const failing = api.db.transaction(async (tx) => {
      await requestRefund(tx, { orderId, amountMinor: 100, reason: 'returned', now: new Date() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await refundsOf(orderId)).toEqual([]);
  });

  test('the instalment fee goes back with the whole order', async () => {
    const shopper = await siteShopper(api, 'tr', sofa);
    const { orderId, sessionId } = only(
      await shopper.checkout({ subIntegrationType: 'card', bin: '545103', installmentCount: 12 }),
    );
    await settlePayment({ site: 'tr', sessionId }, 'success', api.services);
    const [row] = await api.db
      .select({ fee: payments.installmentFee, total: orders.total })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.sessionId, sessionId));
    if (!row) throw new Error('No payment.');
    expect(row.fee).toBe(Math.round(row.total * 0.07));
    expect(await ask(orderId, row.total)).toBe(row.total + row.fee);
  });
});
