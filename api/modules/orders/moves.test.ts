import { and, eq } from 'drizzle-orm';
import type { Order, OrderDetail } from '../../contract/checkout.ts';
import { mails } from '../../db/schema/mail.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orderItems } from '../../db/schema/sales.ts';
import { only, readyShopper, setStock, shopperWithOrder, stockOf } from '../../testing/shopper.ts';
import { postKeyed, staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { testNow } from '../../testing/test-clock.ts';
import { cancelUnpaidOrders } from '../payments/clean-up.ts';
import { settlePayment } from '../payments/settle.ts';

const sofa = 'V100101';
const chair = 'V101001';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('moving orders', () => {
  let api: TestApi;
  let staff: string;
  beforeAll(async () => {
    api = await startTestApi();
    staff = await staffToken(api);
  });
  beforeEach(async () => {
    api.clock.now = testNow;
    await setStock(api, sofa, 10);
  });
  afterAll(() => api.close());

  async function placed(isPaid: boolean, quantity = 2) {
    const shopper = await shopperWithOrder(api, sofa, quantity);
    const { orderId, sessionId } = shopper.result;
    const session = { site: 'nl', sessionId } as const;
    if (isPaid) await settlePayment(session, 'success', api.services);
    const detail = async () => only<OrderDetail>(await api.get(`orders/${orderId}`, shopper.token));
    return { ...shopper, orderId, session, detail };
  }
  const tell = (orderId: string, ...events: string[]) =>
    api.post<Order>(
      `orders/${orderId}/events`,
      events.map((event) => ({ event })),
      staff,
    );
  const cancel = (orderId: string, token: string) =>
    api.post<OrderDetail>(`orders/${orderId}/cancel`, undefined, token);
  const mailsOf = async (orderId: string) =>
    (await api.db.select().from(mails))
      .filter(({ data }) => data.orderId === orderId)
      .map(({ kind, data }) => (data.status ? `${kind} ${data.status}` : kind));
  const refundsOf = (orderId: string) => api.db.select().from(refunds).where(eq(refunds.orderId, orderId));

  test('the history of an order tells each step with its time, and the steps have their mails', async () => {
    const { orderId, detail } = await placed(true);
    api.clock.now = new Date(testNow.getTime() + minuteMs);
    expect((await tell(orderId, 'prepare', 'ship', 'handOver', 'deliver')).status).toBe(200);
    api.clock.now = testNow;
    const { events } = await detail();
    expect(events.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`)).toEqual([
      'waitingForPayment pending',
      'orderPlaced paid',
      'beingPrepared paid',
      'onTheWay paid',
      'outForDelivery paid',
      'delivered paid',
    ]);
    expect(Date.parse(events[2]?.time ?? '') - Date.parse(events[1]?.time ?? '')).toBe(minuteMs);
    expect(await mailsOf(orderId)).toEqual(['order-paid', 'order-status onTheWay', 'order-status delivered']);
  });

  test('a shopper cancels before paying: stock is back, the basket stays empty, nothing is refunded', async () => {
    const { orderId, token, basket } = await placed(false);
    expect(only(await cancel(orderId, token))).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      canCancel: false,
    });
    expect(await stockOf(api, sofa)).toBe(10);
    expect((await basket()).items).toEqual([]);
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await mailsOf(orderId)).toEqual(['order-cancelled']);
  });

  test('a shopper cancels what is paid: the whole amount is refunded, once', async () => {
    const { orderId, token, order } = await placed(true);
    const { orderSummary } = only(await order(orderId));
    for (const _again of [1, 2, 3]) expect((await cancel(orderId, token)).status).toBe(200);
    expect(await refundsOf(orderId)).toMatchObject([
      { amount: orderSummary.total.amount, reason: 'cancelled' },
    ]);
    expect(await stockOf(api, sofa)).toBe(10);
    expect(await mailsOf(orderId)).toEqual(['order-paid', 'order-cancelled']);
  });

  test('money that comes after cancelling is refunded and tells nobody of a paid order', async () => {
    const { orderId, token, session } = await placed(false);
    await cancel(orderId, token);
    await settlePayment(session, 'success', api.services);
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'paid-too-late' }]);
    expect(await stockOf(api, sofa)).toBe(10);
    expect(await mailsOf(orderId)).toEqual(['order-cancelled']);
  });

  test('goods made to measure can be cancelled only until they are being made, others until they leave', async () => {
    const { orderId, token, detail } = await placed(true);
    await tell(orderId, 'prepare');
    const ofLine = and(eq(orderItems.orderId, orderId), eq(orderItems.position, 0));
    await api.db.update(orderItems).set({ isMadeToMeasure: true }).where(ofLine);
    expect(await detail()).toMatchObject({ canCancel: false });
    expect((await cancel(orderId, token)).error?.code).toBe('state-conflict');
    await api.db.update(orderItems).set({ isMadeToMeasure: false }).where(ofLine);
    expect(await detail()).toMatchObject({ canCancel: true });
    await tell(orderId, 'ship');
    expect((await cancel(orderId, token)).error?.code).toBe('state-conflict');
  });

  test('foreign and unknown orders cannot be cancelled and look alike', async () => {
    const { orderId } = await placed(false);
    const stranger = await api.guestToken();
    for (const id of [orderId, '00000000-0000-4000-8000-000000000000', 'LW-1'])
      expect((await cancel(id, stranger)).error).toMatchObject({ code: 'order-not-found' });
    expect((await api.post(`orders/${orderId}/cancel`)).status).toBe(401);
    expect(await stockOf(api, sofa)).toBe(8);
  });

  test('staff move an order as the table says, all items or none', async () => {
    const { orderId, order } = await placed(true);
    expect((await tell(orderId, 'prepare', 'deliver')).error?.code).toBe('state-conflict');
    expect(only(await order(orderId)).status).toBe('orderPlaced');
    expect((await tell(orderId, 'paymentSucceeded')).error?.code).toBe('invalid-input');
    expect(only(await tell(orderId, 'prepare', 'ship', 'takeBack'))).toMatchObject({
      status: 'returned',
      email: 'sanne@example.nl',
    });
    expect(await stockOf(api, sofa)).toBe(10);
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'returned' }]);
  });

  test('the same key tells an event once, another payload under it is a conflict', async () => {
    const { orderId, order } = await placed(true);
    const send = (event: string) =>
      postKeyed(api, `orders/${orderId}/events`, { key: `key-${orderId}`, token: staff }, [{ event }]);
    const answers = await Promise.all([send('prepare'), send('prepare'), send('prepare')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send('ship')).status).toBe(409);
    expect(only(await order(orderId)).status).toBe('beingPrepared');
  });

  test('the same key cancels once and is no key for anything else', async () => {
    const { orderId, token } = await placed(false);
    const other = await placed(false);
    const send = (id: string) => postKeyed(api, `orders/${id}/cancel`, { key: 'cancel-1', token }, []);
    expect((await send(orderId)).status).toBe(200);
    expect((await send(orderId)).status).toBe(200);
    expect((await send(other.orderId)).status).toBe(409);
  });

  test('only staff of the site tell events and list orders', async () => {
    const { orderId, token, order } = await placed(true);
    const items = [{ event: 'prepare' }];
    expect((await api.post(`orders/${orderId}/events`, items, token)).status).toBe(403);
    expect((await api.post(`orders/${orderId}/events`, items)).status).toBe(401);
    expect((await api.get('admin/orders', token)).status).toBe(403);
    const german = await staffToken(api, 'de');
    const abroad = await api.post(`/api/de/orders/${orderId}/events`, items, german);
    expect(abroad.error?.code).toBe('order-not-found');
    const { orderNumber } = only(await order(orderId));
    const found = await api.get<Order>(`admin/orders?orderNumber=${orderNumber}&status=orderPlaced`, staff);
    expect(found.items).toMatchObject([{ id: orderId, email: 'sanne@example.nl' }]);
    expect((await api.get(`admin/orders?orderNumber=${orderNumber}&status=delivered`, staff)).items).toEqual(
      [],
    );
    expect((await api.get('admin/orders?size=3&page=1', staff)).items).toHaveLength(3);
    expect((await api.get('admin/orders?size=101', staff)).status).toBe(400);
    expect((await api.get('admin/orders?page=0', staff)).status).toBe(400);
  });

  test('a bank transfer may be paid for ten days to the minute', async () => {
    await setStock(api, chair, 10);
    const shopper = await readyShopper(api, chair, 2);
    const { orderId } = only(await shopper.checkout({ subIntegrationType: 'wire' }));
    const statusAfter = async (hours: number) => {
      api.clock.now = new Date(testNow.getTime() + hours * hourMs + 1);
      await cancelUnpaidOrders(api.services);
      return [only(await shopper.order(orderId)).status, await stockOf(api, chair)];
    };
    expect(await statusAfter(9 * 24 + 23)).toEqual(['waitingForPayment', 8]);
    expect(await statusAfter(10 * 24)).toEqual(['cancelled', 10]);
  });
});
