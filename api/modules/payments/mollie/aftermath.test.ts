import { eq } from 'drizzle-orm';
import { refunds } from '../../../db/schema/payments.ts';
import { payments } from '../../../db/schema/sales.ts';
import { checkoutOf, only, stockOf } from '../../../testing/shopper.ts';
import { carryOutRefunds } from '../carry-out-refunds.ts';
import { type MollieShop, sofa, startMollieShop } from '../testing/mollie-shop.ts';

const minuteMs = 60_000;

describe('after a payment through Mollie', () => {
  let shop: MollieShop;
  beforeAll(async () => {
    shop = await startMollieShop();
  }, 120_000);
  afterAll(() => shop.close());

  const refundsOf = (orderId: string) =>
    shop.api.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  async function carryOutAfter(minutes: number): Promise<void> {
    const { now } = shop.api.clock;
    shop.api.clock.now = new Date(now.getTime() + minutes * minuteMs);
    await carryOutRefunds(shop.api.services);
    shop.api.clock.now = now;
  }
  /** Rows are made at the database's own time, which tests do not set. */
  const makeDue = (orderId: string) =>
    shop.api.db
      .update(refunds)
      .set({ nextAttemptAt: shop.api.clock.now })
      .where(eq(refunds.orderId, orderId));

  test('a lost webhook: the clean-up asks', async () => {
    const { payment, state } = await shop.waiting();
    payment.status = 'paid';
    await shop.cleanUpAfter(1);
    expect(await state()).toBe('waitingForPayment pending');
    await shop.cleanUpAfter(3);
    expect(await state()).toBe('orderPlaced paid');
  });

  test('a shopper who left: cancelled there and here after half an hour', async () => {
    const { payment, state } = await shop.waiting();
    await shop.cleanUpAfter(29);
    expect(await state()).toBe('waitingForPayment pending');
    await shop.cleanUpAfter(31);
    expect([payment.status, await state()]).toEqual(['canceled', 'cancelled cancelled']);
    expect(await stockOf(shop.api, sofa)).toBe(10);
  });

  test('Mollie is silent: the order waits a day for it', async () => {
    const { payment, state } = await shop.waiting();
    payment.amount = { currency: 'EUR', value: '0.01' };
    await shop.cleanUpAfter(31);
    expect(await state()).toBe('waitingForPayment pending');
    await shop.cleanUpAfter(24 * 60 + 1);
    expect(await state()).toBe('cancelled cancelled');
  });

  test('the process died before Mollie was asked: the basket comes back and the key is free', async () => {
    const shopper = await shop.shopper();
    const input = await checkoutOf(shop.api, shopper.token, { integrationType: 'mollie' });
    const send = () =>
      shop.api.request('checkout', {
        method: 'POST',
        headers: { authorization: `Bearer ${shopper.token}`, 'idempotency-key': 'died' },
        body: JSON.stringify({ items: [input] }),
      });
    const { items } = await (await send()).json();
    const ofSession = eq(payments.sessionId, items[0].sessionId);
    await shop.api.db.update(payments).set({ reference: null, redirectUrl: null }).where(ofSession);
    await shop.cleanUpAfter(3);
    expect(only(await shopper.order(items[0].orderId)).status).toBe('cancelled');
    expect((await shopper.basket()).items).toHaveLength(1);
    const again = (await (await send()).json()).items[0];
    expect(again.orderId).not.toBe(items[0].orderId);
  });

  test('paid although the answer was lost: the money goes back, once', async () => {
    const shopper = await shop.shopper();
    shop.mollie.goWrong('lost');
    expect((await shopper.checkout({ integrationType: 'mollie' })).status).toBe(504);
    const payment = [...shop.mollie.payments.values()].at(-1);
    if (!payment) throw new Error('Nothing was made.');
    payment.status = 'paid';
    for (let times = 0; times < 3; times += 1) expect((await shop.webhook(payment.id)).status).toBe(200);
    // To the shopper it is an order only now that it was paid for.
    const order = only(await shop.api.get<{ id: string }>('orders', shopper.token));
    expect(only(await shopper.order(order.id))).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect(await refundsOf(order.id)).toMatchObject([{ reason: 'paid-too-late', status: 'queued' }]);
    await makeDue(order.id);
    await carryOutAfter(0);
    const [refund] = await refundsOf(order.id);
    expect(refund?.status).toBe('sent');
    const given = shop.mollie.refunds.get(refund?.reference ?? '');
    expect(given).toMatchObject({ paymentId: payment.id, amount: payment.amount });
  }, 30_000);

  test('a paid order that is cancelled: refunded with retries, and asked after until it is done', async () => {
    const { result, payment, state, token } = await shop.waiting();
    payment.status = 'paid';
    await shop.webhook(payment.id);
    await shop.api.post(`orders/${result.orderId}/cancel`, undefined, token);
    expect(await state()).toBe('cancelled paid');
    const before = shop.mollie.refunds.size;
    await makeDue(result.orderId);
    shop.mollie.goWrong('fail', 'fail', 'fail');
    await carryOutAfter(0);
    expect(await refundsOf(result.orderId)).toMatchObject([{ status: 'queued', attempts: 1 }]);
    await carryOutAfter(1);
    expect(shop.mollie.refunds.size).toBe(before);
    await Promise.all([carryOutAfter(3), carryOutAfter(3)]);
    const [refund] = await refundsOf(result.orderId);
    expect([refund?.status, shop.mollie.refunds.size]).toEqual(['sent', before + 1]);
    const given = shop.mollie.refunds.get(refund?.reference ?? '');
    if (given) given.status = 'refunded';
    await carryOutAfter(70);
    expect(await refundsOf(result.orderId)).toMatchObject([{ status: 'done' }]);
    expect(shop.mollie.refunds.size).toBe(before + 1);
  });

  test('a refund that Mollie gives up stays for people to see', async () => {
    const { result, payment, token } = await shop.waiting();
    payment.status = 'paid';
    await shop.webhook(payment.id);
    await shop.api.post(`orders/${result.orderId}/cancel`, undefined, token);
    await makeDue(result.orderId);
    await carryOutAfter(0);
    const [refund] = await refundsOf(result.orderId);
    const given = shop.mollie.refunds.get(refund?.reference ?? '');
    if (given) given.status = 'failed';
    await carryOutAfter(70);
    expect(await refundsOf(result.orderId)).toMatchObject([{ status: 'failed' }]);
  });

  test('what the bank took back is not given back as well', async () => {
    const { result, payment, state, token } = await shop.waiting();
    payment.status = 'paid';
    await shop.webhook(payment.id);
    payment.amountChargedBack = payment.amount;
    await shop.webhook(payment.id);
    expect(await state()).toBe('orderPlaced paid');
    await shop.api.post(`orders/${result.orderId}/cancel`, undefined, token);
    expect(await state()).toBe('cancelled paid');
    expect(await refundsOf(result.orderId)).toEqual([]);
  });
});
