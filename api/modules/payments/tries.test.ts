import { eq, like, sql } from 'drizzle-orm';
import type { CheckoutResult, Order } from '../../contract/checkout.ts';
import { mails } from '../../db/schema/mail.ts';
import { coupons, promotions } from '../../db/schema/promotions.ts';
import { orders } from '../../db/schema/sales.ts';
import { newCustomer, signIn } from '../../testing/customer.ts';
import { checkoutOf, only, readyShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { cancelUnpaidOrders } from './clean-up.ts';
import type { PaymentOutcome } from './port.ts';
import { settlePayment } from './settle.ts';

const sofa = 'V100101';

describe('a purchase that takes several tries to pay', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  type Shopper = Awaited<ReturnType<typeof readyShopper>>;
  const end = (sessionId: string, outcome: PaymentOutcome) =>
    settlePayment({ site: 'nl', sessionId }, outcome, api.services);
  async function tryToPay(shopper: Shopper, outcome: PaymentOutcome, subIntegrationType = 'ideal' as const) {
    const { orderId, sessionId } = only(await shopper.checkout({ subIntegrationType }));
    const { orderNumber } = only(await shopper.order(orderId));
    await end(sessionId, outcome);
    return { orderId, sessionId, orderNumber };
  }
  const listed = async ({ token }: Shopper) => (await api.get<Order>('orders', token)).items;
  const mailsOf = async (...orderIds: string[]) =>
    (await api.db.select().from(mails))
      .filter(({ data }) => orderIds.some((id) => id === data.orderId))
      .map(({ kind }) => kind);

  test('has one number, one order in the account, and is confirmed once, when it is paid', async () => {
    const shopper = await readyShopper(api, sofa);
    const declined = await tryToPay(shopper, 'decline');
    expect(await listed(shopper)).toEqual([]);
    const cancelled = await tryToPay(shopper, 'cancel');
    const paid = await tryToPay(shopper, 'success');
    expect(new Set([declined, cancelled, paid].map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await listed(shopper)).toMatchObject([{ id: paid.orderId, orderNumber: paid.orderNumber }]);
    expect(await mailsOf(declined.orderId, cancelled.orderId, paid.orderId)).toEqual(['order-paid']);
    // Whoever pays for a try sees what became of it.
    expect(only(await shopper.order(declined.orderId))).toMatchObject({ paymentStatus: 'failed' });
  });

  test('tells where the money goes when a transfer is chosen after another way has failed', async () => {
    const shopper = await readyShopper(api, sofa);
    const declined = await tryToPay(shopper, 'decline');
    const { orderId } = only(await shopper.checkout({ subIntegrationType: 'wire' }));
    expect(await mailsOf(declined.orderId)).toEqual([]);
    expect(await mailsOf(orderId)).toEqual(['order-placed']);
  });

  test('is said to be received only if it still waits some minutes later, a transfer at once', async () => {
    const isDue = async (subIntegrationType: 'ideal' | 'wire') => {
      const shopper = await readyShopper(api, sofa);
      const { orderId } = only(await shopper.checkout({ subIntegrationType }));
      const [mail] = await api.db
        .select({ isDue: sql<boolean>`${mails.nextAttemptAt} <= now()` })
        .from(mails)
        .where(eq(mails.causeKey, `order-placed:${orderId}`));
      return mail?.isDue;
    };
    expect([await isDue('ideal'), await isDue('wire')]).toEqual([false, true]);
  });

  test('tells staff each of its tries, by the number of the purchase', async () => {
    const shopper = await readyShopper(api, sofa);
    for (const outcome of ['decline', 'cancel'] as const) await tryToPay(shopper, outcome);
    const { orderNumber } = await tryToPay(shopper, 'success');
    const stored = await api.db
      .select()
      .from(orders)
      .where(like(orders.orderNumber, `${orderNumber}%`));
    expect(stored.map((order) => order.orderNumber).sort()).toEqual([
      orderNumber,
      `${orderNumber}/1`,
      `${orderNumber}/2`,
    ]);
  });

  test('has its number also when the shopper has left the payment page and comes back', async () => {
    const shopper = await readyShopper(api, sofa);
    const { orderId } = only(await shopper.checkout());
    const { orderNumber } = only(await shopper.order(orderId));
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 31 * 60_000);
    await cancelUnpaidOrders(api.services);
    api.clock.now = now;
    expect(await listed(shopper)).toEqual([]);
    expect((await tryToPay(shopper, 'success')).orderNumber).toBe(orderNumber);
  });

  test('is another one once it has been paid', async () => {
    const shopper = await readyShopper(api, sofa);
    await tryToPay(shopper, 'decline');
    const first = await tryToPay(shopper, 'success');
    await shopper.add(sofa);
    await shopper.chooseAddress();
    expect((await tryToPay(shopper, 'success')).orderNumber).not.toBe(first.orderNumber);
    expect(await listed(shopper)).toHaveLength(2);
  });

  test('gives back what came for a try that had failed, and shows it', async () => {
    const shopper = await readyShopper(api, sofa);
    const late = await tryToPay(shopper, 'decline');
    const paid = await tryToPay(shopper, 'success');
    await end(late.sessionId, 'success');
    expect(await listed(shopper)).toMatchObject([
      { orderNumber: paid.orderNumber, refunds: [] },
      { orderNumber: `${paid.orderNumber}/1`, refunds: [{ reason: 'paid-too-late' }] },
    ]);
  });

  test('a transfer that did not come keeps its order, its number and its mail', async () => {
    const shopper = await readyShopper(api, sofa);
    const wire = only(await shopper.checkout({ subIntegrationType: 'wire' }));
    const { orderNumber } = only(await shopper.order(wire.orderId));
    await end(wire.sessionId, 'cancel');
    expect(await listed(shopper)).toMatchObject([{ orderNumber, status: 'cancelled' }]);
    expect(await mailsOf(wire.orderId)).toEqual(['order-placed', 'order-cancelled']);
    expect((await tryToPay(shopper, 'success')).orderNumber).not.toBe(orderNumber);
  });

  test('is confirmed without a word of paying where it costs nothing', async () => {
    const shopper = await readyShopper(api, sofa);
    const [id, code] = ['test-all', 'ALLES'];
    const actions = [{ type: 'percentage' as const, percent: 100 }, { type: 'freeDelivery' as const }];
    await api.db
      .insert(promotions)
      .values({ id, site: 'nl', title: { nl: 'Alles' }, needsCoupon: true, actions });
    await api.db.insert(coupons).values({ site: 'nl', code, promotionId: id });
    only(await shopper.put({ couponCode: [code] }));
    const { orderId } = only(await shopper.checkout());
    expect(only(await shopper.order(orderId))).toMatchObject({ paymentStatus: 'paid', paid: { amount: 0 } });
    expect(await mailsOf(orderId)).toEqual(['order-paid']);
  });

  test('keeps its number when a guest who has tried signs in', async () => {
    const { email } = await newCustomer(api);
    const guest = await readyShopper(api, sofa);
    const { orderNumber } = await tryToPay(guest, 'decline');
    const { accessToken: token } = only(await signIn(api, email, undefined, guest.token));
    const { orderId } = only(
      await api.post<CheckoutResult>('checkout', [await checkoutOf(api, token)], token),
    );
    expect(only(await api.get<Order>(`orders/${orderId}`, token)).orderNumber).toBe(orderNumber);
  });
});
