import { eq } from 'drizzle-orm';
import type { WithdrawalCheck, WithdrawalReceipt } from '../../../contract/withdrawals.ts';
import { refunds } from '../../../db/schema/payments.ts';
import { orders } from '../../../db/schema/sales.ts';
import { withdrawalDeclarations } from '../../../db/schema/withdrawals.ts';
import { newShopper, only, setPrice, setStock, stockOf } from '../../../testing/shopper.ts';
import { staffToken } from '../../../testing/staff.ts';
import { startTestApi, type TestApiOptions } from '../../../testing/start-test-api.ts';
import { settlePayment } from '../../payments/settle.ts';
import { declarationCodes, orderKey } from '../order-secrets.ts';

export const sofa = 'V100101';
export const chair = 'V101001';
/** Of everybody who orders here. */
export const email = 'sanne@example.nl';

/** A shop with sofas for 1,000.01 and chairs for 100.00, and what is done in it around withdrawals. */
export async function startWithdrawalShop(options: Pick<TestApiOptions, 'onLog'> = {}) {
  const api = await startTestApi({ config: { freeReturnDays: 14 }, ...options });
  const staff = await staffToken(api);
  await setPrice(api, sofa, 100_001);
  await setPrice(api, chair, 10_000);
  const opened = api.clock.now;
  async function fillStock() {
    await setStock(api, sofa, 10);
    await setStock(api, chair, 10);
  }

  /** Two sofas and three chairs, paid, and what staff told of them. */
  async function ordered(...events: string[]) {
    const shopper = await newShopper(api);
    await shopper.add(sofa, 2);
    await shopper.add(chair, 3);
    await shopper.chooseAddress();
    const { orderId, sessionId } = only(await shopper.checkout());
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    const items = events.map((event) => ({ event }));
    if (events.length > 0) await api.post(`orders/${orderId}/events`, items, staff);
    const order = only(await shopper.order(orderId));
    const { orderNumber, orderSummary } = order;
    const key = await orderKey(api.db, orderId);
    return { ...shopper, orderId, orderNumber, key, total: orderSummary.total.amount };
  }

  const declarationsOf = (orderId: string) =>
    api.db
      .select()
      .from(withdrawalDeclarations)
      .where(eq(withdrawalDeclarations.orderId, orderId))
      .orderBy(withdrawalDeclarations.declaredAt);

  return {
    api,
    staff,
    /** Oldest first. */
    declarationsOf,
    /** The codes that were mailed for an order, oldest first. */
    async codesOf(orderId: string) {
      const mailed = (await declarationsOf(orderId)).filter(({ mailedAt }) => mailedAt !== null);
      return declarationCodes(
        api.db,
        mailed.map(({ id }) => id),
      );
    },
    ordered,
    delivered: () => ordered('prepare', 'ship', 'deliver'),
    fillStock,
    /** The day the shop opened, with full stock. */
    async reset() {
      api.clock.now = opened;
      await fillStock();
    },
    later(ms: number) {
      api.clock.now = new Date(api.clock.now.getTime() + ms);
    },
    check: (input: object, token?: string) => api.post<WithdrawalCheck>('withdrawals/check', [input], token),
    withdraw: (input: object, token?: string) => api.post<WithdrawalReceipt>('withdrawals', [input], token),
    declare: (input: object) => api.post('withdrawals/declarations', [input]),
    takeBack: (id: string, input: object = {}) =>
      api.post<WithdrawalReceipt>(`withdrawals/${id}/takeback`, [input], staff),
    refundsOf: async (orderId: string) =>
      (await api.db.select().from(refunds).where(eq(refunds.orderId, orderId))).map(({ amount }) => amount),
    async statusOf(orderId: string) {
      const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
      return order?.status;
    },
    stocks: async () => [await stockOf(api, sofa), await stockOf(api, chair)],
  };
}
export type WithdrawalShop = Awaited<ReturnType<typeof startWithdrawalShop>>;
