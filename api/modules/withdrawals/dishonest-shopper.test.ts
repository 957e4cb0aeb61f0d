import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { isOver } from '../../contract/order-statuses.ts';
import type { WithdrawalReceipt } from '../../contract/withdrawals.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orderItems, orders, payments } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';
import { newShopper, only, setPrice, setStock, stockOf } from '../../testing/shopper.ts';
import { postKeyed, staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { takenBackMinor, withdrawnParts } from '../orders/asked-amount.ts';
import { findOrderOfSite, listCharges, listOrderItems } from '../orders/repo.ts';
import { saveChargedBack } from '../payments/repo.ts';
import { settlePayment, settleTransfer } from '../payments/settle.ts';

const sofa = 'V100101';
const chair = 'V101001';
const stock = 50;
const bought = { [sofa]: 2, [chair]: 3 };

const piece = fc.record({ line: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }) });
const act = fc.oneof(
  fc
    .constantFrom('cancel', 'pay', 'payAsAtFirst', 'fail', 'chargeBack', 'withdrawAll', 'takeAllBack')
    .map((kind) => ({ kind })),
  fc
    .constantFrom('prepare', 'ship', 'deliver', 'cancel', 'takeBack')
    .map((event) => ({ kind: 'staff', event })),
  piece.map((of) => ({ kind: 'withdraw', ...of })),
  fc
    .record({ ...{ line: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }) }, isSellable: fc.boolean() })
    .map((of) => ({ kind: 'takeBackSome', ...of })),
);
type Act = { kind: string; event?: string; line?: number; quantity?: number; isSellable?: boolean };

function refused(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  throw error;
}

/** Whatever a shopper, the bank and staff do, in whatever order and at once: nothing is paid or put back twice. */
describe('a dishonest shopper', () => {
  let api: TestApi;
  let staff: string;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApi();
    staff = await staffToken(api);
    await setPrice(api, sofa, 100_001);
    await setPrice(api, chair, 9_999);
  }, 120_000);
  afterAll(() => api.close());

  async function order(isPaid: boolean) {
    for (const vsin of [sofa, chair]) await setStock(api, vsin, stock);
    const shopper = await newShopper(api);
    for (const [vsin, quantity] of Object.entries(bought)) await shopper.add(vsin, quantity);
    await shopper.chooseAddress({ email: `oneerlijk${++count}@example.nl` });
    const { orderId, sessionId } = only(await shopper.checkout());
    if (isPaid) await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    const { orderNumber, orderSummary } = only(await shopper.order(orderId));
    return { orderId, orderNumber, sessionId, token: shopper.token, total: orderSummary.total.amount };
  }
  type PlacedOrder = Awaited<ReturnType<typeof order>>;

  async function takeBack(
    { orderNumber }: PlacedOrder,
    { line, quantity, isSellable }: Act,
  ): Promise<number> {
    const path = 'admin/withdrawals?status=received&size=100';
    const { status: listed, items } = await api.get<WithdrawalReceipt>(path, staff);
    // A list that is refused would take nothing back, and every run would pass.
    expect(listed).toBe(200);
    const lines = line === undefined ? {} : { lines: [{ line, quantity, isSellable }] };
    const answers = await Promise.all(
      items
        .filter((one) => one.orderNumber === orderNumber)
        .map(({ id }) => api.post(`withdrawals/${id}/takeback`, [lines], staff)),
    );
    return Math.max(200, ...answers.map(({ status }) => status));
  }

  /** What is asked for by now, or what was asked for at first. */
  function pay({ sessionId, total }: PlacedOrder, isAsked: boolean): Promise<number> {
    const session = { site: 'nl', sessionId } as const;
    const settled = isAsked
      ? settlePayment(session, 'success', api.services)
      : settleTransfer(session, total, api.services);
    return settled.then(() => 200, refused);
  }

  /** Answers with the status; what the shop refuses is no failure of the test. */
  async function play(placed: PlacedOrder, one: Act): Promise<number> {
    const { orderId, sessionId, token } = placed;
    const { kind, event, line, quantity } = one;
    const withdraw = async (input: object) =>
      (await postKeyed(api, 'withdrawals', { key: `key-${++count}`, token }, [{ orderId, ...input }])).status;
    if (kind === 'cancel') return (await api.post(`orders/${orderId}/cancel`, undefined, token)).status;
    if (kind === 'pay' || kind === 'payAsAtFirst') return pay(placed, kind === 'pay');
    if (kind === 'fail')
      return settlePayment({ site: 'nl', sessionId }, 'decline', api.services).then(() => 200, refused);
    if (kind === 'staff') return (await api.post(`orders/${orderId}/events`, [{ event }], staff)).status;
    if (kind === 'withdrawAll') return withdraw({});
    if (kind === 'withdraw') return withdraw({ lines: [{ line, quantity }] });
    if (kind === 'chargeBack') {
      await saveChargedBack(api.db, sessionId, 50_000);
      return 200;
    }
    return takeBack(placed, one);
  }

  /** No more is asked for than what is kept is worth, and what is refunded is what came back, less what was never asked for. */
  async function checkAsked(orderId: string): Promise<void> {
    const order = await findOrderOfSite(api.db, 'nl', orderId);
    const items = await listOrderItems(api.db, [orderId]);
    const charges = (await listCharges(api.db, [orderId])).get(orderId);
    if (!order || !charges) throw new Error('The order has no payment.');
    const { total, status, paymentStatus } = order;
    expect(charges.amount).toBeLessThanOrEqual(total);
    const parts = await withdrawnParts(api.db, order, items);
    const withdrawn = parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
    if (paymentStatus === 'pending') expect(charges.amount).toBe(total - withdrawn);
    if (paymentStatus !== 'paid' || isOver(status) || charges.chargedBack > 0) return;
    const asked = await api.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    const back = Math.max(0, takenBackMinor(items) - (total - charges.amount));
    expect(asked.reduce((sum, { amount }) => sum + amount, 0)).toBe(back);
  }

  async function check({ orderId, sessionId }: PlacedOrder, hasDamaged: boolean): Promise<void> {
    const [stored] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    const [payment] = await api.db.select().from(payments).where(eq(payments.sessionId, sessionId));
    const asked = await api.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    const paidBack = asked.reduce((sum, { amount }) => sum + amount, 0);
    const paid = payment?.status === 'paid' ? payment.amount : 0;
    expect(paidBack).toBeLessThanOrEqual(paid);
    const items = await api.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    for (const { vsin, quantity, takenBack } of items) {
      expect(takenBack).toBeLessThanOrEqual(quantity);
      const onHand = (await stockOf(api, vsin)) ?? 0;
      const whole = stock - quantity + takenBack;
      if (hasDamaged) expect(onHand).toBeLessThanOrEqual(whole);
      else expect(onHand).toBe(whole);
    }
    const hasEnded = stored !== undefined && isOver(stored.status);
    // Money for an order that is over has gone back, by the shop or by the bank.
    if (hasEnded && payment?.status === 'paid' && payment.chargedBack === 0) expect(paidBack).toBe(paid);
    await checkAsked(orderId);
    if (hasEnded) expect(items.every(({ quantity, takenBack }) => quantity === takenBack)).toBe(true);
  }

  const isDamaged = (acts: readonly Act[]) => acts.some(({ isSellable }) => isSellable === false);

  test('one thing after another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(act, { minLength: 2, maxLength: 12 }), async (isPaid, acts) => {
        const placed = await order(isPaid);
        for (const one of acts) expect(await play(placed, one)).toBeLessThan(500);
        await check(placed, isDamaged(acts));
      }),
      { numRuns: 30 },
    );
  }, 300_000);

  test('everything at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(act, { minLength: 4, maxLength: 10 }), async (isPaid, acts) => {
        const placed = await order(isPaid);
        const statuses = await Promise.all(acts.map((one) => play(placed, one)));
        expect(Math.max(...statuses)).toBeLessThan(500);
        await check(placed, isDamaged(acts));
      }),
      { numRuns: 20 },
    );
  }, 300_000);
});
