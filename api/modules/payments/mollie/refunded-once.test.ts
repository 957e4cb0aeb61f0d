import { eq } from 'drizzle-orm';
import { refunds } from '../../../db/schema/payments.ts';
import { payments } from '../../../db/schema/sales.ts';
import { createRateLimits } from '../../../http/rate-limits.ts';
import { staffToken } from '../../../testing/staff.ts';
import { requestRefund } from '../../orders/request-refund.ts';
import { carryOutRefunds } from '../carry-out-refunds.ts';
import { type MollieShop, startMollieShop } from '../testing/mollie-shop.ts';

const minuteMs = 60_000;

describe('money that must go back once', () => {
  let shop: MollieShop;
  beforeAll(async () => {
    shop = await startMollieShop();
  }, 120_000);
  afterAll(() => shop.close());

  async function paid() {
    const order = await shop.waiting();
    order.payment.status = 'paid';
    await shop.webhook(order.payment.id);
    const { orderId } = order.result;
    const ofOrder = eq(refunds.orderId, orderId);
    const given = () => [...shop.mollie.refunds.values()].filter((one) => one.paymentId === order.payment.id);
    /** Asks for a part of the money, as when one of several pieces comes back. */
    const ask = async (amountMinor: number) => {
      await shop.api.db.transaction((tx) =>
        requestRefund(tx, { orderId, amountMinor, reason: 'returned', now: new Date() }),
      );
      await shop.api.db.update(refunds).set({ nextAttemptAt: shop.api.clock.now }).where(ofOrder);
    };
    const listed = () => shop.api.db.select().from(refunds).where(ofOrder);
    return { ...order, orderId, ofOrder, given, ask, listed };
  }

  async function carryOutAfter(minutes: number): Promise<void> {
    const { now } = shop.api.clock;
    shop.api.clock.now = new Date(now.getTime() + minutes * minuteMs);
    await carryOutRefunds(shop.api.services);
    shop.api.clock.now = now;
  }

  test('a refund whose answer was lost is found again, also when Mollie has forgotten the key', async () => {
    const { ask, given, listed } = await paid();
    await ask(1_000);
    shop.mollie.goWrong('lost');
    await carryOutAfter(0);
    expect([await listed(), given().length]).toMatchObject([[{ status: 'queued', attempts: 1 }], 1]);
    shop.mollie.forgetKeys();
    await carryOutAfter(70);
    const [refund] = await listed();
    expect([refund?.status, refund?.reference, given().length]).toEqual(['sent', given()[0]?.id, 1]);
  }, 30_000);

  test('a refund that the copy of a backup knows only as waiting is looked for first', async () => {
    const { ask, given, listed, ofOrder } = await paid();
    await ask(1_000);
    const createdAt = shop.api.clock.now;
    const asInTheBackup = { status: 'queued', reference: null, nextAttemptAt: createdAt, createdAt } as const;
    await shop.api.db.update(refunds).set(asInTheBackup).where(ofOrder);
    await carryOutAfter(0);
    shop.mollie.forgetKeys();
    await shop.api.db.update(refunds).set(asInTheBackup).where(ofOrder);
    await carryOutAfter(70);
    const [refund] = await listed();
    expect([refund?.reference, given().length]).toEqual([given()[0]?.id, 1]);
  });

  test('one that waits is not made any more when the bank has taken the money back meanwhile', async () => {
    const { ask, given, listed, payment } = await paid();
    await ask(1_000);
    payment.amountChargedBack = payment.amount;
    await shop.webhook(payment.id);
    await carryOutAfter(0);
    expect([await listed(), given()]).toMatchObject([[{ status: 'failed' }], []]);
  });

  test('goods do not leave once the bank has taken the money back, until it gives it back', async () => {
    const { orderId, payment, state } = await paid();
    const staff = await staffToken(shop.api);
    const tell = async (event: string) =>
      (await shop.api.post(`orders/${orderId}/events`, [{ event }], staff)).error?.code;
    expect(await tell('prepare')).toBeUndefined();
    payment.amountChargedBack = payment.amount;
    await shop.webhook(payment.id);
    expect(await tell('ship')).toBe('state-conflict');
    payment.amountChargedBack = { currency: 'EUR', value: '0.00' };
    await shop.webhook(payment.id);
    expect(await tell('ship')).toBeUndefined();
    expect(await state()).toBe('onTheWay paid');
  });

  test('one that fits beside what the bank has taken back is made', async () => {
    const { ask, given, payment } = await paid();
    await ask(1_000);
    payment.amountChargedBack = { currency: 'EUR', value: '1.00' };
    await shop.webhook(payment.id);
    await carryOutAfter(0);
    expect(given()).toHaveLength(1);
  });
});

describe('a shop that takes real money', () => {
  let shop: MollieShop;
  beforeAll(async () => {
    shop = await startMollieShop();
  }, 120_000);
  afterAll(() => shop.close());

  test('is not paid with a word of the sandbox, not even an order from before', async () => {
    const { token, result, state } = await shop.waiting();
    const ofSession = eq(payments.sessionId, result.sessionId);
    await shop.api.db.update(payments).set({ integrationType: 'paypal', reference: null }).where(ofSession);
    const answer = await shop.api.post('checkout/paypal/capture', [{ tokenId: result.sessionId }], token);
    expect(answer.error?.code).toBe('payment-method-unavailable');
    expect(await state()).toBe('waitingForPayment pending');
  });

  test('asks Mollie about so many ids it has never heard of, and about its own all the same', async () => {
    const { payment, state } = await shop.waiting();
    const { limits } = shop.api.services;
    shop.api.services.limits = createRateLimits();
    const before = shop.mollie.calls.length;
    const statuses: number[] = [];
    for (let guess = 0; guess < 65; guess += 1)
      statuses.push((await shop.webhook(`tr_guess${guess}`)).status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(5);
    expect(shop.mollie.calls.length - before).toBe(60);
    payment.status = 'paid';
    expect((await shop.webhook(payment.id)).status).toBe(200);
    expect(await state()).toBe('orderPlaced paid');
    shop.api.services.limits = limits;
  });
});
