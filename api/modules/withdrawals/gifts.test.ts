import { eq } from 'drizzle-orm';
import type { WithdrawalReceipt } from '../../contract/withdrawals.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orders } from '../../db/schema/sales.ts';
import { newShopper, only, setStock, stockOf } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from '../payments/settle.ts';
import { withGifts } from './rights.ts';

const bed = 'V104501';
const chair = 'V101001';
const gift = 'V106601';

describe('gifts of an order that is withdrawn from', () => {
  let api: TestApi;
  let staff: string;
  beforeAll(async () => {
    api = await startTestApi();
    staff = await staffToken(api);
  }, 120_000);
  beforeEach(async () => {
    for (const vsin of [bed, chair, gift]) await setStock(api, vsin, 100);
  });
  afterAll(() => api.close());

  /** A bed with the gift that comes with it and perhaps more, paid. */
  async function ordered(further: readonly string[] = []) {
    const shopper = await newShopper(api);
    await shopper.add(bed);
    for (const vsin of further) await shopper.add(vsin);
    await shopper.chooseAddress();
    const { orderId, sessionId } = only(await shopper.checkout());
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    const { items, orderSummary } = only(await shopper.order(orderId));
    const lines = items.map(({ productId }) => productId);
    expect(lines).toEqual([bed, ...further, gift]);
    const tell = (...events: string[]) =>
      api.post(
        `orders/${orderId}/events`,
        events.map((event) => ({ event })),
        staff,
      );
    const withdraw = async (...named: number[]) => {
      const input = { orderId, lines: named.map((line) => ({ line, quantity: 1 })) };
      const receipt = only(await api.post<WithdrawalReceipt>('withdrawals', [input], shopper.token));
      return { receipt, vsins: receipt.lines.map(({ vsin }) => vsin) };
    };
    return { orderId, total: orderSummary.total.amount, tell, withdraw };
  }

  test('nobody keeps the gift alone: before it leaves, the order is cancelled with it', async () => {
    const { orderId, total, withdraw } = await ordered();
    expect(await stockOf(api, gift)).toBe(99);
    const { receipt, vsins } = await withdraw(0);
    expect([vsins, receipt.isOrderCancelled]).toEqual([[bed, gift], true]);
    const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    expect([order?.status, await stockOf(api, gift)]).toEqual(['cancelled', 100]);
    expect(await api.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
      { amount: total },
    ]);
  });

  test('after delivery it goes back with the last piece that was paid for', async () => {
    const { tell, withdraw } = await ordered([chair]);
    await tell('prepare', 'ship', 'deliver');
    expect((await withdraw(0)).vsins).toEqual([bed]);
    const { receipt, vsins } = await withdraw(1);
    expect([vsins, receipt.status]).toEqual([[chair, gift], 'received']);
  });

  test('the same declaration again gives the same receipt', async () => {
    const { withdraw } = await ordered();
    const first = await withdraw(0);
    expect((await withdraw(0)).receipt).toEqual(first.receipt);
  });
});

describe('what goes back with what is chosen', () => {
  const line = (position: number, left: number, withdrawable = left) => ({
    ...{ position, left, withdrawable },
    reason: null,
  });
  const isGift = (position: number) => position === 9;
  test.each([
    ['a piece that was paid for is kept', [{ position: 0, quantity: 1 }], [line(0, 2), line(9, 1)], 1],
    [
      'one that cannot be withdrawn is kept',
      [{ position: 0, quantity: 1 }],
      [line(0, 1), line(1, 1, 0), line(9, 1)],
      1,
    ],
    ['nothing is kept', [{ position: 0, quantity: 2 }], [line(0, 2), line(1, 0), line(9, 2)], 2],
    ['the gift is back already', [{ position: 0, quantity: 2 }], [line(0, 2), line(9, 0)], 1],
    ['only the gift goes back', [{ position: 9, quantity: 1 }], [line(0, 2), line(9, 1)], 1],
  ])('%s', (_case, chosen, rights, count) => {
    expect(withGifts(chosen, rights, isGift)).toHaveLength(count);
  });
});
