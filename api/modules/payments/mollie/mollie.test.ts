import { eq } from 'drizzle-orm';
import { orders, payments } from '../../../db/schema/sales.ts';
import { createRateLimits } from '../../../http/rate-limits.ts';
import { checkoutOf, only, stockOf } from '../../../testing/shopper.ts';
import { openPayment } from '../open-payment.ts';
import { type MollieShop, sofa, startMollieShop } from '../testing/mollie-shop.ts';

describe('Mollie', () => {
  let shop: MollieShop;
  beforeAll(async () => {
    shop = await startMollieShop();
  }, 120_000);
  afterAll(() => shop.close());

  test('is told all it needs, once, and the shopper is sent to its page', async () => {
    const { result, payment, order } = await shop.waiting();
    const { orderNumber, orderSummary } = only(await order(result.orderId));
    expect(result.redirectUrl).toBe(`${shop.mollie.url}/checkout/${payment.id}`);
    expect(payment).toMatchObject({
      amount: { currency: 'EUR', value: (orderSummary.total.amount / 100).toFixed(2) },
      description: `${orderNumber} – Linden Wonen`,
      redirectUrl: `https://linden.example/api/nl/payment-return/${result.sessionId}`,
      webhookUrl: 'https://linden.example/api/nl/mollie-webhook',
      locale: 'nl_NL',
      method: 'ideal',
      metadata: { sessionId: result.sessionId, orderId: result.orderId },
    });
    expect(shop.mollie.calls.at(-1)?.idempotencyKey).toBe(result.sessionId);
  });

  test('pay later also names what is bought; the lines are the amount', async () => {
    const shopper = await shop.shopper();
    const result = only(
      await shopper.checkout({ integrationType: 'mollie', subIntegrationType: 'pay-later' }),
    );
    const { lines, amount, billingAddress, method } = shop.mollie.paymentOf(result.sessionId);
    const total = (Array.isArray(lines) ? lines : []).reduce(
      (sum, line) => sum + Math.round(Number(line.totalAmount.value) * 100),
      0,
    );
    expect(total).toBe(Math.round(Number(amount.value) * 100));
    expect(method).toBe('klarna');
    expect(billingAddress).toMatchObject({ streetAndNumber: 'Lindelaan 12 B', country: 'NL' });
  });

  test('an order that costs nothing is placed without it', async () => {
    const { result, state } = await shop.waiting();
    const { orderId } = result;
    await shop.api.db.update(orders).set({ total: 0 }).where(eq(orders.id, orderId));
    await shop.api.db.update(payments).set({ amount: 0 }).where(eq(payments.orderId, orderId));
    const calls = shop.mollie.calls.length;
    const key = { site: 'nl', sessionId: result.sessionId } as const;
    for (let times = 0; times < 2; times += 1)
      expect(await openPayment(key, shop.api.services)).toContain('outcome=success');
    expect(await state()).toBe('orderPlaced paid');
    expect(shop.mollie.calls).toHaveLength(calls);
  });

  test('stands for the sandbox everywhere: nothing can be paid without money', async () => {
    const shopper = await shop.shopper();
    const methods = await shop.api.get('paymentmethods/availables', shopper.token);
    expect(methods.items.map((one) => [one.subIntegrationType, one.integrationType])).toEqual([
      ['ideal', 'mollie'],
      ['card', 'mollie'],
      ['paypal', 'mollie'],
      ['pay-later', 'mollie'],
      ['wire', 'wire'],
    ]);
    for (const integrationType of ['sandbox', 'klarna', 'paypal'] as const)
      expect((await shopper.checkout({ integrationType })).error?.code).toBe('payment-method-unavailable');
    const wire = only(await shopper.checkout({ integrationType: 'wire', subIntegrationType: 'wire' }));
    const body = new URLSearchParams({ outcome: 'success' });
    const paid = await shop.api.request(`sandbox-payment/${wire.sessionId}`, { method: 'POST', body });
    expect(paid.status).toBe(404);
    expect(only(await shopper.order(wire.orderId)).paymentStatus).toBe('pending');
  });

  test.each([
    ['paid', 'orderPlaced paid', 'checkout-callback/ideal', 'success'],
    ['authorized', 'orderPlaced paid', 'checkout-callback/ideal', 'success'],
    ['failed', 'cancelled failed', 'checkout', 'decline'],
    ['canceled', 'cancelled cancelled', 'checkout', 'cancel'],
    ['expired', 'cancelled cancelled', 'checkout', 'cancel'],
    ['open', 'waitingForPayment pending', 'checkout', 'pending'],
    ['pending', 'waitingForPayment pending', 'checkout', 'pending'],
  ])('%s: by webhook or on return %s', async (status, state, path, outcome) => {
    const [hearing, returning] = [await shop.waiting(), await shop.waiting()];
    hearing.payment.status = status;
    returning.payment.status = status;
    for (let times = 0; times < 2; times += 1) {
      expect((await shop.webhook(hearing.payment.id)).status).toBe(200);
      expect(await hearing.state()).toBe(state);
    }
    // The webhook came before the shopper: the way back is the same.
    for (const { result, ...waiting } of [hearing, returning]) {
      const back = await shop.api.request(`payment-return/${result.sessionId}`);
      expect(back.status).toBe(303);
      const target = new URL(back.headers.get('location') ?? '', 'http://shop.test');
      expect([target.host, target.pathname]).toEqual(['shop.test', `/nl/${path}`]);
      expect(target.searchParams.get('outcome')).toBe(outcome);
      expect(await waiting.state()).toBe(state);
    }
  });

  test('webhooks at once settle once', async () => {
    const { payment, state } = await shop.waiting();
    payment.status = 'failed';
    await Promise.all([1, 2, 3].map(() => shop.webhook(payment.id)));
    expect(await state()).toBe('cancelled failed');
    expect(await stockOf(shop.api, sofa)).toBe(10);
  });

  test('only Mollie is believed, not the call', async () => {
    const { payment, state } = await shop.waiting();
    expect((await shop.webhook(payment.id, { status: 'paid' })).status).toBe(200);
    expect(await state()).toBe('waitingForPayment pending');
  });

  test.each(['tr_unknown', 'tr_', '', 're_1', '../payments', 'tr_1%2F..', 'x'.repeat(5000)])(
    'an id that is none of ours gets the same answer: %.20j',
    async (id) => {
      const answer = await shop.webhook(id);
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    },
  );

  test('a webhook that cannot be followed is asked for again', async () => {
    const { payment, state } = await shop.waiting();
    payment.status = 'paid';
    shop.mollie.goWrong('fail', 'fail', 'fail');
    expect((await shop.webhook(payment.id)).status).toBe(503);
    expect(await state()).toBe('waitingForPayment pending');
    expect((await shop.webhook(payment.id)).status).toBe(200);
    expect(await state()).toBe('orderPlaced paid');
  });

  test('a shopper who returns while Mollie is silent is told to wait', async () => {
    const { result } = await shop.waiting();
    shop.mollie.goWrong('fail', 'fail', 'fail');
    const back = await shop.api.request(`payment-return/${result.sessionId}`);
    expect(back.headers.get('location')).toContain('outcome=pending');
  });

  test('however often somebody brings it about, Mollie is asked little about one payment', async () => {
    const { payment, result } = await shop.waiting();
    shop.api.services.limits = createRateLimits();
    const questionsOf = async (call: () => Promise<Response>) => {
      const before = shop.mollie.calls.length;
      for (let n = 0; n < 25; n += 1) await call();
      return shop.mollie.calls.length - before;
    };
    const comeBack = () => shop.api.request(`payment-return/${result.sessionId}`);
    expect(await questionsOf(comeBack)).toBe(20);
    expect((await comeBack()).headers.get('location')).toContain('outcome=pending');
    expect((await shop.webhook(payment.id)).status).toBe(503);
    shop.api.services.limits = createRateLimits();
    payment.status = 'canceled';
    expect((await shop.webhook(payment.id)).status).toBe(200);
    expect(await questionsOf(comeBack)).toBe(0);
    expect(await questionsOf(() => shop.webhook(payment.id))).toBe(19);
  });

  test('a payment of another amount settles nothing', async () => {
    const { payment, state } = await shop.waiting();
    payment.amount = { currency: 'EUR', value: '0.01' };
    payment.status = 'paid';
    expect((await shop.webhook(payment.id)).status).toBe(503);
    expect(await state()).toBe('waitingForPayment pending');
  });

  test('a brief failure is passed over with one payment', async () => {
    const before = shop.mollie.payments.size;
    shop.mollie.goWrong('fail');
    const shopper = await shop.shopper();
    expect((await shopper.checkout({ integrationType: 'mollie' })).status).toBe(200);
    expect(shop.mollie.payments.size).toBe(before + 1);
  });

  describe('when it takes nothing on, nothing is ordered, and the same call may be made again', () => {
    const send = async (token: string, key: string) =>
      shop.api.request('checkout', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify({ items: [await checkoutOf(shop.api, token, { integrationType: 'mollie' })] }),
      });

    test.each([
      [['fail', 'fail', 'fail'], 504, 'payment-timeout'],
      [['refuse'], 422, 'payment-method-unavailable'],
      [['lost'], 504, 'payment-timeout'],
    ] as const)(
      '%j: %i %s',
      async (faults, status, code) => {
        const shopper = await shop.shopper();
        shop.mollie.goWrong(...faults);
        const answer = await send(shopper.token, `key-${faults[0]}`);
        const said = await answer.json();
        expect([answer.status, said.code]).toEqual([status, code]);
        // Who is refused is told what by: the next choice must be another.
        expect(said.message.startsWith('iDEAL | Wero is nu niet')).toBe(
          code === 'payment-method-unavailable',
        );
        expect((await shopper.basket()).items).toMatchObject([{ productId: sofa, quantity: 1 }]);
        expect(await stockOf(shop.api, sofa)).toBe(10);
        const again = await send(shopper.token, `key-${faults[0]}`);
        expect(again.status).toBe(200);
        expect(await stockOf(shop.api, sofa)).toBe(9);
      },
      30_000,
    );
  });

  test('the same call twice gives one payment and one page', async () => {
    const shopper = await shop.shopper();
    const input = await checkoutOf(shop.api, shopper.token, { integrationType: 'mollie' });
    const send = () =>
      shop.api.request('checkout', {
        method: 'POST',
        headers: { authorization: `Bearer ${shopper.token}`, 'idempotency-key': 'twice' },
        body: JSON.stringify({ items: [input] }),
      });
    const before = shop.mollie.payments.size;
    const answers = await Promise.all([send(), send(), send()]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    expect(shop.mollie.payments.size).toBe(before + 1);
  });
});
