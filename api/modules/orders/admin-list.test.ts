import type { AdminOrderDetail, AdminOrderTotals, Order } from '../../contract/checkout.ts';
import { only, readyShopper, setStock, shopperWithOrder } from '../../testing/shopper.ts';
import { staffToken } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settlePayment } from '../payments/settle.ts';

const sofa = 'V100101';

let api: TestApi;
let staff: string;
let paidId: string;
let waitingId: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await staffToken(api);
  await setStock(api, sofa, 10);
  // Half past eleven in the evening in Amsterdam, and an hour later: two days there, one in UTC.
  api.clock.now = new Date('2026-03-04T22:30:00Z');
  const paid = await shopperWithOrder(api, sofa, 1);
  paidId = paid.result.orderId;
  await settlePayment({ site: 'nl', sessionId: paid.result.sessionId }, 'success', api.services);
  api.clock.now = new Date('2026-03-04T23:30:00Z');
  const shopper = await readyShopper(api, sofa, 1);
  waitingId = only(await shopper.checkout()).orderId;
});
afterAll(() => api.close());

const listed = async (query: string) =>
  (await api.get<Order>(`admin/orders?${query}`, staff)).items.map(({ id }) => id);

test.each([
  ['paymentStatus=paid', () => [paidId]],
  ['email=Sanne@Example.nl&paymentStatus=pending', () => [waitingId]],
  ['email=somebody@example.nl', () => []],
  ['from=2026-03-05', () => [waitingId]],
  ['until=2026-03-04', () => [paidId]],
  ['from=2026-03-04&until=2026-03-05', () => [waitingId, paidId]],
])('staff find orders by %s', async (query, expected) => {
  expect(await listed(query)).toEqual(expected());
});

test('staff are told how many orders a list has in all, and what they come to', async () => {
  const all = (await api.get<Order>('admin/orders?size=1', staff)).items;
  expect(all).toHaveLength(1);
  const each = (await api.get<Order>('admin/orders', staff)).items.map(
    ({ orderSummary }) => orderSummary.total.amount,
  );
  const totalsOf = async (query: string) =>
    only(await api.get<AdminOrderTotals>(`admin/order-totals?${query}`, staff));
  const total = { amount: each.reduce((sum, amount) => sum + amount, 0), currency: 'EUR' };
  expect(await totalsOf('')).toEqual({ orders: each.length, total });
  expect(await totalsOf('email=somebody@example.nl')).toEqual({
    ...{ orders: 0, total: { ...total, amount: 0 } },
  });
  expect((await totalsOf('from=2026-03-05')).orders).toBe(1);
  expect((await api.get('admin/order-totals?q=sanne', staff)).status).toBe(400);
  expect((await api.get('admin/order-totals', await api.guestToken())).status).toBe(403);
  const german = await staffToken(api, 'de');
  expect(only(await api.get<AdminOrderTotals>('/api/de/admin/order-totals', german)).orders).toBe(0);
});

test.each(['q=sanne', 'from=yesterday', 'until=2026-02-31', 'paymentStatus=payed', 'email=sanne'])(
  'a filter that cannot be meant answers no list: %s',
  async (query) => {
    const { status, error } = await api.get(`admin/orders?${query}`, staff);
    expect([status, error?.code]).toEqual([400, 'invalid-input']);
    // Refused by the contract: what only the database refuses names no field.
    expect(error?.fields).not.toBeUndefined();
  },
);

test.each([
  'admin/withdrawals?',
  'admin/withdrawal-declarations?',
  'admin/refunds?',
  'admin/invoices?',
  'admin/counts?from=2026-03-01&until=2026-03-02&',
])('%s refuses an unknown filter', async (path) => {
  expect((await api.get(`${path}state=open`, staff)).status).toBe(400);
});

test('staff read an order with its history, its coupon and how it was paid', async () => {
  const shopper = await readyShopper(api, sofa, 1);
  await shopper.chooseAddress({ email: 'bea@example.nl' });
  await api.put('basket/coupon', [{ couponName: 'WELKOM10' }], shopper.token);
  const { orderId, sessionId } = only(await shopper.checkout());
  await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
  const shown = only(await api.get<AdminOrderDetail>(`admin/orders/${orderId}`, staff));
  expect(shown).toMatchObject({
    ...{ id: orderId, email: 'bea@example.nl', paymentStatus: 'paid' },
    promotions: [
      { couponCode: 'WELKOM10', title: expect.stringMatching(/./), discount: shown.orderSummary.discount },
    ],
    payments: [{ sessionId, integrationType: 'sandbox', status: 'paid', chargedBack: { amount: 0 } }],
  });
  expect(shown.events.map(({ status }) => status)).toEqual(['waitingForPayment', 'orderPlaced']);
  const elsewhere = await api.get(`/api/be/admin/orders/${orderId}`, await staffToken(api, 'be'));
  expect(elsewhere.error?.code).toBe('order-not-found');
  expect((await api.get('admin/orders/x', staff)).error?.code).toBe('order-not-found');
});
