import { and, count, eq } from 'drizzle-orm';
import type { CheckoutResult, Order } from '../../contract/checkout.ts';
import { productFacet, variants } from '../../db/schema/catalogue.ts';
import { orderEvents, orders } from '../../db/schema/sales.ts';
import {
  newShopper,
  only,
  setPrice,
  setStock,
  shopperWithOrder,
  someCheckout,
  stockOf,
} from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { offerBits } from '../listing/engine.ts';
import { rebuildFacets } from '../listing/rebuild.ts';

const sofa = 'V100101';
const chair = 'V101001';

describe('checkout', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ config: { PRODUCT_FREE_DELIVERY_LOWER_LIMIT: 500 } });
    await setPrice(api, sofa, 89_900);
    await setPrice(api, chair, 19_995);
  }, 120_000);
  beforeEach(async () => {
    await setStock(api, sofa, 10);
    await setStock(api, chair, 10);
  });
  afterAll(() => api.close());

  async function readyShopper(quantity = 1) {
    const shopper = await newShopper(api);
    await shopper.add(sofa, quantity);
    await shopper.chooseAddress();
    return shopper;
  }

  test('makes an order out of the basket, with everything as it was shown', async () => {
    const shopper = await readyShopper(2);
    await shopper.add(chair);
    const basket = only(await shopper.put({ note: 'Achterom', deliveryMethod: 'placement' }));
    const result = only(await shopper.checkout({ expectedTotal: basket.orderSummary.total.amount }));
    expect(result.redirectUrl).toBe(`/api/nl/sandbox-payment/${result.sessionId}`);

    const order = only(await shopper.order(result.orderId));
    expect(order).toMatchObject({
      id: result.orderId,
      status: 'waitingForPayment',
      paymentStatus: 'pending',
      orderSummary: basket.orderSummary,
      deliveryMethod: 'placement',
      subIntegrationType: 'ideal',
      payBefore: null,
      shippingAddress: { city: 'Amsterdam', zipCode: '1012 AB' },
      billingAddress: { city: 'Amsterdam' },
    });
    expect(order.orderNumber).toMatch(/^LW-26\d{7}$/);
    for (const [index, item] of order.items.entries()) expect(basket.items[index]).toMatchObject(item);
    expect(order.items).toHaveLength(2);
    const [sold, seats] = [await stockOf(api, sofa), await stockOf(api, chair)];
    expect([sold, seats]).toEqual([8, 9]);
  });

  test('closes the basket: the next one is new and empty', async () => {
    const shopper = await readyShopper();
    await shopper.checkout();
    expect(await shopper.basket()).toMatchObject({ items: [], shippingAddressId: null });
    expect(Object.keys((await shopper.basket()).orderSummary)).toContain('total');
    expect((await shopper.checkout()).error?.code).toBe('basket-empty');
    expect(only(await shopper.add(chair)).items).toHaveLength(1);
  });

  test('an order keeps its prices and words when the catalogue changes', async () => {
    const shopper = await readyShopper();
    const { orderId } = only(await shopper.checkout());
    const before = only(await shopper.order(orderId));
    await setPrice(api, sofa, 99_900);
    expect(only(await shopper.order(orderId))).toEqual(before);
    await setPrice(api, sofa, 89_900);
  });

  test('says which pages show other stock now, and the listing only when something sold out', async () => {
    const seen: string[] = [];
    const stop = api.services.changes.subscribe((tags) => void seen.push(...tags));
    await (await readyShopper()).checkout();
    expect(seen).toContain(`product:nl:${sofa}`);
    expect(seen).not.toContain('listing:nl');
    await (await readyShopper(9)).checkout();
    expect(seen).toContain('listing:nl');
    stop();
  });

  test('what sold out leaves the express filter of the listing, and returns with its stock', async () => {
    const isExpress = async () => {
      const [row] = await api.db
        .select({ offers: productFacet.offerMask })
        .from(productFacet)
        .innerJoin(variants, eq(variants.productId, productFacet.id))
        .where(and(eq(variants.vsin, sofa), eq(productFacet.site, 'nl')));
      return ((row?.offers ?? 0) & offerBits.express) !== 0;
    };
    await rebuildFacets(api.db);
    expect(await isExpress()).toBe(true);
    const { result } = await shopperWithOrder(api, sofa, 10);
    expect(await isExpress()).toBe(false);
    const form = new URLSearchParams({ outcome: 'cancel' });
    await api.request(result.redirectUrl, { method: 'POST', body: form });
    expect(await isExpress()).toBe(true);
  });

  test('a wire transfer waits ten days and goes straight back to the shop', async () => {
    const shopper = await readyShopper();
    const result = only(
      await shopper.checkout({ subIntegrationType: 'wire', successUrl: '/nl/checkout-callback/wire' }),
    );
    const url = new URL(result.redirectUrl, 'http://shop.test');
    expect(url.pathname).toBe('/nl/checkout-callback/wire');
    expect(url.searchParams.get('orderId')).toBe(result.orderId);
    const order = only(await shopper.order(result.orderId));
    expect(order.status).toBe('waitingForPayment');
    const days = (Date.parse(order.payBefore ?? '') - Date.parse(order.placedAt)) / 86_400_000;
    expect(days).toBe(10);
  });

  describe('refuses', () => {
    test.each([
      [{ termAndConditionIsAccepted: false }, 'terms-not-accepted'],
      [{ subIntegrationType: 'bitcoin' }, 'invalid-input'],
      [{ integrationType: 'stripe' }, 'invalid-input'],
      [{ successUrl: 'https://evil.example/' }, 'invalid-input'],
      [{ successUrl: '//evil.example/nl/' }, 'invalid-input'],
      [{ successUrl: '/de/checkout-callback/ideal' }, 'invalid-input'],
      [{ cancelUrl: '/nl/../../evil' }, 'invalid-input'],
      [{ cancelUrl: '/nl/\\evil.example' }, 'invalid-input'],
      [{ expectedTotal: 1 }, 'basket-invalid'],
      [{ expectedTotal: -1 }, 'invalid-input'],
      [{ total: 1 }, 'invalid-input'],
    ])('%j with %s, and the basket stays', async (change, code) => {
      const shopper = await readyShopper();
      const { status, error } = await api.post('checkout', [{ ...someCheckout, ...change }], shopper.token);
      expect(error?.code).toBe(code);
      expect(status).toBeLessThan(500);
      expect((await shopper.basket()).items).toHaveLength(1);
      expect(await stockOf(api, sofa)).toBe(10);
    });

    test('an empty basket, and a basket without address', async () => {
      const shopper = await newShopper(api);
      expect((await shopper.checkout()).error?.code).toBe('basket-empty');
      await shopper.add(sofa);
      expect((await shopper.checkout()).error?.code).toBe('address-missing');
    });

    test('what sold out since, naming the line', async () => {
      const shopper = await readyShopper();
      await setStock(api, sofa, 0);
      const { status, error } = await shopper.checkout();
      expect([status, error?.code]).toEqual([409, 'out-of-stock']);
      expect(error?.fields?.[0]?.property).toBe(sofa);
    });

    test('another total than the shopper saw', async () => {
      const shopper = await readyShopper();
      const { orderSummary } = await shopper.basket();
      await setPrice(api, sofa, 94_900);
      const { error } = await shopper.checkout({ expectedTotal: orderSummary.total.amount });
      expect(error?.code).toBe('basket-invalid');
      await setPrice(api, sofa, 89_900);
    });

    test('calls without a token', async () => {
      expect((await api.post('checkout', [someCheckout])).status).toBe(401);
    });
  });

  describe('Idempotency-Key', () => {
    const send = (token: string, key: string, change = {}) =>
      api.request('checkout', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify({ items: [{ ...someCheckout, ...change }] }),
      });

    test('the same call gives the same answer and one order, also when both come at once', async () => {
      const shopper = await readyShopper();
      const answers = await Promise.all([1, 2, 3].map(() => send(shopper.token, 'key-1')));
      const bodies = await Promise.all(answers.map((answer) => answer.json()));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect(bodies[1]).toEqual(bodies[0]);
      expect(await (await send(shopper.token, 'key-1')).json()).toEqual(bodies[0]);
      expect((await api.get('orders', shopper.token)).items).toHaveLength(1);
      expect(await stockOf(api, sofa)).toBe(9);
    });

    test('another payload under the same key is a conflict', async () => {
      const shopper = await readyShopper();
      await send(shopper.token, 'key-2');
      const answer = await send(shopper.token, 'key-2', { subIntegrationType: 'card' });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'idempotency-conflict' });
    });

    test('a failed call leaves the key free, and another shopper may use the same key', async () => {
      const shopper = await newShopper(api);
      expect((await send(shopper.token, 'key-3')).status).toBe(409);
      await shopper.add(sofa);
      await shopper.chooseAddress();
      expect((await send(shopper.token, 'key-3')).status).toBe(200);
      expect((await send((await readyShopper()).token, 'key-3')).status).toBe(200);
    });

    test.each(['', 'x'.repeat(101), 'twee woorden'])('refuses the key %j', async (key) => {
      expect((await send((await readyShopper()).token, key)).status).toBe(400);
    });
  });

  test('fifty shoppers want the last one: one order, nothing below zero, the others keep their baskets', async () => {
    await setStock(api, sofa, 1);
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => readyShopper()));
    const [before] = await api.db.select({ orders: count() }).from(orders);
    const answers = await Promise.all(shoppers.map((shopper) => shopper.checkout()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(
      new Set(['409 out-of-stock']),
    );
    expect(await stockOf(api, sofa)).toBe(0);
    const [after] = await api.db.select({ orders: count() }).from(orders);
    expect((after?.orders ?? 0) - (before?.orders ?? 0)).toBe(1);
    const loser = shoppers[answers.findIndex(({ status }) => status !== 200)];
    expect((await loser?.basket())?.items).toHaveLength(1);
  }, 60_000);

  test('two products in opposite order: both orders go through, none waits for the other for ever', async () => {
    await setStock(api, sofa, 40);
    await setStock(api, chair, 40);
    const pairs = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const shopper = await newShopper(api);
        for (const vsin of index % 2 ? [sofa, chair] : [chair, sofa]) await shopper.add(vsin);
        await shopper.chooseAddress();
        return shopper;
      }),
    );
    const answers = await Promise.all(pairs.map((shopper) => shopper.checkout()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect([await stockOf(api, sofa), await stockOf(api, chair)]).toEqual([20, 20]);
  }, 60_000);

  test('what may be sold beyond stock goes below zero; what is unlimited is not counted', async () => {
    await setStock(api, sofa, 1, 'continue');
    await (await readyShopper(3)).checkout();
    expect(await stockOf(api, sofa)).toBe(-2);
    await setStock(api, sofa, null, 'continue');
    expect((await (await readyShopper(3)).checkout()).status).toBe(200);
    expect(await stockOf(api, sofa)).toBeNull();
  });

  describe('orders', () => {
    test('are seen by their owner only; foreign and unknown ones look alike', async () => {
      const { result } = await shopperWithOrder(api, sofa);
      const stranger = await newShopper(api);
      const foreign = await stranger.order(result.orderId);
      const unknown = await stranger.order('00000000-0000-4000-8000-000000000000');
      const nonsense = await stranger.order('LW-1');
      for (const { status, error } of [foreign, unknown, nonsense])
        expect([status, error?.code]).toEqual([404, 'order-not-found']);
      expect(foreign.error?.message).toBe(unknown.error?.message);
      expect((await api.get('orders', stranger.token)).items).toEqual([]);
      expect((await api.get(`orders/${result.orderId}`)).status).toBe(401);
    });

    test('are listed newest first', async () => {
      const shopper = await readyShopper();
      const first = only(await shopper.checkout());
      await shopper.add(chair);
      await shopper.chooseAddress();
      const second = only<CheckoutResult>(await shopper.checkout());
      const { items } = await api.get<Order>('orders', shopper.token);
      expect(items.map(({ id }) => id)).toEqual([second.orderId, first.orderId]);
    });

    test('begin their history with the first state', async () => {
      const { result } = await shopperWithOrder(api, sofa);
      const events = await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, result.orderId));
      expect(events).toMatchObject([{ status: 'waitingForPayment', paymentStatus: 'pending' }]);
    });
  });
});
