import type { PaymentMethod } from '../../contract/checkout.ts';
import { newShopper, only, setPrice, setStock, shopperWithOrder, stockOf } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { cancelUnpaidOrders } from './clean-up.ts';
import type { PaymentOutcome } from './port.ts';
import { signOutcome, webhookSecret } from './sandbox.ts';

const sofa = 'V100101';
const chair = 'V101001';

describe('payments', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setPrice(api, sofa, 89_900);
  }, 120_000);
  beforeEach(async () => {
    await setStock(api, sofa, 10);
    await setStock(api, chair, 10);
  });
  afterAll(() => api.close());

  const choose = (sessionId: string, outcome: string) =>
    api.request(`sandbox-payment/${sessionId}`, { method: 'POST', body: new URLSearchParams({ outcome }) });

  async function webhook(sessionId: string, outcome: PaymentOutcome, signature?: string) {
    const signed = signOutcome(await webhookSecret(api.db), { site: 'nl', sessionId, outcome });
    return api.request(`sandbox-payment/${sessionId}/webhook`, {
      method: 'POST',
      headers: { 'sandbox-signature': signature ?? signed },
      body: JSON.stringify({ items: [{ outcome }] }),
    });
  }

  function target(response: Response) {
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('location') ?? '', 'http://shop.test');
    expect(url.origin).toBe('http://shop.test');
    return { path: url.pathname, ...Object.fromEntries(url.searchParams) };
  }

  test('methods are named for the shopper, iDEAL by its present name', async () => {
    const { items } = await api.get<PaymentMethod>('paymentmethods/availables', await api.guestToken());
    const names = Object.fromEntries(items.map((m) => [m.subIntegrationType, m.paymentMethodTemplate.name]));
    expect(names).toEqual({
      ideal: 'iDEAL | Wero',
      card: 'Creditcard of betaalpas',
      paypal: 'PayPal',
      'pay-later': 'Achteraf betalen',
      wire: 'Bankoverschrijving',
    });
  });

  test('the page says that it is a test, shows the amount, and runs nothing', async () => {
    const shopper = await shopperWithOrder(api, sofa);
    const page = await api.request(shopper.result.redirectUrl);
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    const csp = page.headers.get('content-security-policy') ?? '';
    expect(csp).toContain("default-src 'none'");
    expect(csp).not.toContain('unsafe');
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain('Dit is een testomgeving');
    expect(html).toContain('Linden Wonen');
    expect(html).toMatch(/€\s?899/);
    expect(html.match(/<button[^>]*value="(success|decline|cancel)"/g)).toHaveLength(3);
    expect(html).not.toContain('<script');
  });

  test('success: the order is placed, the shopper is sent on, the stock stays taken', async () => {
    const { result, order, basket } = await shopperWithOrder(api, sofa, 2);
    expect(target(await choose(result.sessionId, 'success'))).toEqual({
      path: '/nl/checkout-callback/ideal',
      orderId: result.orderId,
      sessionId: result.sessionId,
      outcome: 'success',
    });
    expect(only(await order(result.orderId))).toMatchObject({ status: 'orderPlaced', paymentStatus: 'paid' });
    expect(await stockOf(api, sofa)).toBe(8);
    expect((await basket()).items).toEqual([]);
    const again = await (await api.request(result.redirectUrl)).text();
    expect(again).toContain('al voltooid');
    expect(again).not.toContain('<form');
  });

  test.each([
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
  ])('%s: stock and basket are back, the order is cancelled', async (outcome, paymentStatus) => {
    const { result, order, basket } = await shopperWithOrder(api, sofa, 2);
    const seen: string[] = [];
    const stop = api.services.changes.subscribe((tags) => void seen.push(...tags));
    expect(target(await choose(result.sessionId, outcome))).toMatchObject({ path: '/nl/checkout', outcome });
    stop();
    expect(only(await order(result.orderId))).toMatchObject({ status: 'cancelled', paymentStatus });
    expect(await stockOf(api, sofa)).toBe(10);
    expect(seen).toContain(`product:nl:${sofa}`);
    const reopened = await basket();
    expect(reopened.items).toMatchObject([{ productId: sofa, quantity: 2 }]);
    expect(reopened.shippingAddressId).not.toBeNull();
  });

  test('a basket begun meanwhile and the one that comes back become one', async () => {
    const shopper = await shopperWithOrder(api, sofa, 2);
    await shopper.add(sofa, 1);
    await shopper.add(chair, 1);
    await shopper.put({ note: 'Nieuw' });
    await choose(shopper.result.sessionId, 'cancel');
    const { items, note, shippingAddressId } = await shopper.basket();
    expect(Object.fromEntries(items.map((item) => [item.productId, item.quantity]))).toEqual({
      [sofa]: 3,
      [chair]: 1,
    });
    expect(note).toBe('Nieuw');
    expect(shippingAddressId).not.toBeNull();
  });

  test('the basket that came back can be ordered again', async () => {
    const shopper = await shopperWithOrder(api, sofa);
    await choose(shopper.result.sessionId, 'decline');
    const second = only(await shopper.checkout());
    expect(second.orderId).not.toBe(shopper.result.orderId);
    await choose(second.sessionId, 'success');
    expect(only(await shopper.order(second.orderId)).status).toBe('orderPlaced');
    expect(await stockOf(api, sofa)).toBe(9);
  });

  test.each([
    ['success', 'success', { status: 'orderPlaced', paymentStatus: 'paid' }, 9],
    ['success', 'decline', { status: 'orderPlaced', paymentStatus: 'paid' }, 9],
    ['success', 'cancel', { status: 'orderPlaced', paymentStatus: 'paid' }, 9],
    ['cancel', 'cancel', { status: 'cancelled', paymentStatus: 'cancelled' }, 10],
    ['decline', 'cancel', { status: 'cancelled', paymentStatus: 'failed' }, 10],
    // Money that came too late is to be refunded; the order stays cancelled and takes no stock.
    ['cancel', 'success', { status: 'cancelled', paymentStatus: 'paid' }, 10],
    ['decline', 'success', { status: 'cancelled', paymentStatus: 'paid' }, 10],
  ] as const)('%s, then %s: %j, %i in stock', async (first, second, ended, stock) => {
    const { result, order, basket } = await shopperWithOrder(api, sofa);
    await choose(result.sessionId, first);
    const lines = (await basket()).items.length;
    expect((await webhook(result.sessionId, second)).status).toBe(200);
    expect(only(await order(result.orderId))).toMatchObject(ended);
    expect(await stockOf(api, sofa)).toBe(stock);
    expect((await basket()).items).toHaveLength(lines);
  });

  test('page and webhook at the same time settle once', async () => {
    const { result } = await shopperWithOrder(api, sofa);
    await Promise.all([
      choose(result.sessionId, 'cancel'),
      webhook(result.sessionId, 'cancel'),
      webhook(result.sessionId, 'decline'),
    ]);
    expect(await stockOf(api, sofa)).toBe(10);
  });

  test('a webhook without the right signature changes nothing', async () => {
    const { result, order } = await shopperWithOrder(api, sofa);
    for (const signature of ['', 'abc', 'f'.repeat(64)])
      expect((await webhook(result.sessionId, 'success', signature)).status).toBe(403);
    expect(only(await order(result.orderId)).paymentStatus).toBe('pending');
  });

  test.each(['', 'maybe', 'success '])('the outcome %j is refused', async (outcome) => {
    const { result, order } = await shopperWithOrder(api, sofa);
    expect((await choose(result.sessionId, outcome)).status).toBe(400);
    expect(only(await order(result.orderId)).paymentStatus).toBe('pending');
  });

  test('a body that is no form is refused', async () => {
    const { result } = await shopperWithOrder(api, sofa);
    const answer = await api.request(`sandbox-payment/${result.sessionId}`, {
      method: 'POST',
      body: '{"a":1}',
    });
    expect(answer.status).toBe(400);
  });

  test('unknown sessions, and those of another site, do not exist', async () => {
    const { result } = await shopperWithOrder(api, sofa);
    for (const path of [
      '/api/nl/sandbox-payment/sbx_unknown',
      `/api/de/sandbox-payment/${result.sessionId}`,
    ]) {
      expect((await api.request(path)).status).toBe(404);
      const posted = await api.request(path, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'success' }),
      });
      expect(posted.status).toBe(404);
    }
  });

  test('a payment left unfinished is cancelled after half an hour, a bank transfer after ten days', async () => {
    const { now } = api.clock;
    const left = await shopperWithOrder(api, sofa);
    const wire = await newShopper(api);
    await wire.add(sofa);
    await wire.chooseAddress();
    const { orderId } = only(await wire.checkout({ subIntegrationType: 'wire' }));
    const statusAt = async (minutes: number) => {
      api.clock.now = new Date(now.getTime() + minutes * 60_000);
      await cancelUnpaidOrders(api.services);
      return [only(await left.order(left.result.orderId)).status, only(await wire.order(orderId)).status];
    };
    expect(await statusAt(29)).toEqual(['waitingForPayment', 'waitingForPayment']);
    expect(await statusAt(31)).toEqual(['cancelled', 'waitingForPayment']);
    expect((await left.basket()).items).toHaveLength(1);
    expect(await statusAt(10 * 24 * 60 + 1)).toEqual(['cancelled', 'cancelled']);
    api.clock.now = now;
  });
});
