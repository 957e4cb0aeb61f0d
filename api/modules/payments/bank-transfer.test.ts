import { eq, sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { OrderDetail } from '../../contract/checkout.ts';
import type { Invoice } from '../../contract/invoices.ts';
import type { AdminRefund } from '../../contract/refunds.ts';
import { mails } from '../../db/schema/mail.ts';
import { refunds } from '../../db/schema/payments.ts';
import { only, setStock } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { carryOutRefunds } from './carry-out-refunds.ts';
import { cancelUnpaidOrders } from './clean-up.ts';
import { siteShopper } from './testing/site-shopper.ts';

const sofa = 'V100101';

describe('bank transfers', () => {
  let api: TestApi;
  let staff: string;
  beforeAll(async () => {
    api = await startTestApi();
    staff = await staffToken(api);
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  async function waiting() {
    const shopper = await siteShopper(api, 'nl', sofa);
    const { orderId, redirectUrl } = only(
      await shopper.checkout({ integrationType: 'wire', subIntegrationType: 'wire' }),
    );
    const order = await shopper.order(orderId);
    const { orderNumber } = order;
    return { ...shopper, orderId, redirectUrl, orderNumber, amount: order.orderSummary.total.amount };
  }
  const received = (orderNumber: string, amount: number, token = staff) =>
    api.post('payment/wire-received', [{ orderNumber, amount }], token);

  test('go straight back to the shop, and count once staff have seen the money', async () => {
    const { orderId, orderNumber, amount, redirectUrl, order } = await waiting();
    expect(redirectUrl).toMatch(/^\/nl\/checkout-callback\?orderId=.*&outcome=pending$/);
    for (let times = 0; times < 2; times += 1)
      expect(only(await received(orderNumber, amount))).toEqual({ orderId, paymentStatus: 'paid' });
    expect((await order(orderId)).status).toBe('orderPlaced');
  });

  test('are told with the order as long as they are awaited: account, sum, reference and last day', async () => {
    const { token, orderId, orderNumber, amount } = await waiting();
    const read = async () => only(await api.get<OrderDetail>(`orders/${orderId}`, token)).transfer;
    expect(await read()).toEqual({
      ...{ holder: 'Linden Wonen B.V.', iban: 'NL91 ABNA 0417 1643 00', bic: 'ABNANL2A' },
      amount: { amount, currency: 'EUR' },
      reference: orderNumber,
      payBefore: new Date(api.clock.now.getTime() + 10 * dayMs).toISOString(),
    });
    await received(orderNumber, amount);
    expect(await read()).toBeNull();
  });

  test('another amount, an unknown order and one paid otherwise are refused', async () => {
    const { orderId, orderNumber, amount, order } = await waiting();
    expect((await received(orderNumber, amount - 1)).error?.code).toBe('invalid-input');
    expect((await received('LW-269999999', amount)).error?.code).toBe('order-not-found');
    expect((await order(orderId)).paymentStatus).toBe('pending');
    const byCard = await siteShopper(api, 'nl', sofa);
    const other = await byCard.order(only(await byCard.checkout({ subIntegrationType: 'card' })).orderId);
    const answer = await received(other.orderNumber, other.orderSummary.total.amount);
    expect(answer.error?.code).toBe('order-not-found');
  });

  test('no payment page of the sandbox pays them', async () => {
    const { orderId, redirectUrl, order } = await waiting();
    const sessionId = new URL(redirectUrl, 'http://shop.test').searchParams.get('sessionId');
    const body = new URLSearchParams({ outcome: 'success' });
    const answer = await api.request(`sandbox-payment/${sessionId}`, { method: 'POST', body });
    expect(answer.status).toBe(404);
    expect((await order(orderId)).paymentStatus).toBe('pending');
  });

  test('only staff tell of them', async () => {
    const { orderNumber, amount, token } = await waiting();
    expect((await received(orderNumber, amount, token)).status).toBe(403);
  });

  test('money that comes after ten days goes back by hand', async () => {
    const { orderId, orderNumber, amount, order } = await waiting();
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 10 * dayMs + 1);
    await cancelUnpaidOrders(api.services);
    api.clock.now = now;
    expect((await order(orderId)).status).toBe('cancelled');
    await received(orderNumber, amount);
    api.clock.now = new Date(Date.now() + 60_000);
    await carryOutRefunds(api.services);
    api.clock.now = now;
    // Nobody knows yet where it goes.
    const rows = await api.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(rows).toMatchObject([{ amount, status: 'account-needed', reason: 'paid-too-late' }]);
  });

  describe('what came in beside what was asked for', () => {
    const excess = (orderNumber: string, amount: number, receipt: string, token = staff) =>
      api.post<AdminRefund>('payment/wire-excess', [{ orderNumber, amount, receipt }], token);
    const rowsOf = (orderId: string) => api.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    async function paid() {
      const order = await waiting();
      await received(order.orderNumber, order.amount);
      return order;
    }

    test('goes back whole, once for each receipt, and leaves the sale as it is', async () => {
      const { token, orderId, orderNumber, amount, order } = await paid();
      const told = await Promise.all([1, 2, 3].map(() => excess(orderNumber, amount, 'NL-77')));
      expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(told.flatMap(({ items }) => items)[0]).toMatchObject({
        amount: { amount },
        ...{ status: 'account-needed', reason: 'paid-twice', receipt: 'NL-77', orderNumber },
      });
      await excess(orderNumber, 500, 'NL-78');
      expect((await rowsOf(orderId)).map((one) => one.amount).toSorted((a, b) => a - b)).toEqual([
        500,
        amount,
      ]);
      expect(await order(orderId)).toMatchObject({
        ...{ status: 'orderPlaced', paymentStatus: 'paid' },
        ...{ paid: { amount }, refunded: { amount: 0 }, remaining: { amount } },
        refunds: [{ amount: { amount } }, { amount: { amount: 500 } }],
      });
      const { items } = await api.get<Invoice>(`orders/${orderId}/invoices`, token);
      expect(items.map(({ kind }) => kind)).toEqual(['invoice']);
    });

    test('is told to the shopper, who says where it goes, and to staff, who transfer it', async () => {
      const { token, orderId, orderNumber } = await paid();
      const { id } = only(await excess(orderNumber, 700, 'NL-79'));
      const kinds = async () =>
        (await api.db.select().from(mails).where(sql`${mails.data}->>'refundId' = ${id}`)).map(
          ({ kind }) => kind,
        );
      expect(await kinds()).toEqual(['refund-announced']);
      const account = { accountHolder: 'S. de Wit', iban: 'NL91 ABNA 0417 1643 00' };
      expect((await api.post(`orders/${orderId}/refund-account`, [account], token)).status).toBe(200);
      const done = await api.post<AdminRefund>(`refunds/${id}/done`, [{}], staff);
      expect(only(done)).toMatchObject({ status: 'done', iban: 'NL91ABNA0417164300' });
      expect((await kinds()).toSorted()).toEqual(['refund-announced', 'refund-announced', 'refund-done']);
    });

    test('takes nothing from what goes back when the order is cancelled', async () => {
      const { token, orderId, orderNumber, amount } = await paid();
      await excess(orderNumber, amount, 'NL-80');
      await api.post(`orders/${orderId}/cancel`, undefined, token);
      expect((await rowsOf(orderId)).map((one) => [one.reason, one.amount]).toSorted()).toEqual([
        ['cancelled', amount],
        ['paid-twice', amount],
      ]);
    });

    test('is refused while nothing is paid, with another amount, of an unknown order, and from shoppers', async () => {
      const open = await waiting();
      expect((await excess(open.orderNumber, open.amount, 'NL-81')).error?.code).toBe('state-conflict');
      const { orderNumber, token } = await paid();
      await excess(orderNumber, 900, 'NL-82');
      expect((await excess(orderNumber, 901, 'NL-82')).error?.code).toBe('state-conflict');
      expect((await excess('LW-269999999', 900, 'NL-83')).error?.code).toBe('order-not-found');
      expect((await excess(orderNumber, 900, 'NL-84', token)).status).toBe(403);
    });
  });
});
