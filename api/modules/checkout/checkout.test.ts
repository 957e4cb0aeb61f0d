import { and, count, eq } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { productFacet } from '../../db/schema/facets.ts';
import { orders } from '../../db/schema/sales.ts';
import {
  newShopper,
  only,
  readyShopper,
  setPrice,
  setStock,
  shopperWithOrder,
  someCheckout,
  stockOf,
} from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { offerBits } from '../listing/engine.ts';
import { rebuildFacets } from '../listing/rebuild.ts';
import { settlePayment } from '../payments/settle.ts';

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

  test('makes an order out of the basket, with everything as it was shown', async () => {
    const shopper = await readyShopper(api, sofa, 2);
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
    expect(order.orderNumber).toMatch(/^LW(-[2-9A-Z]{3}){3}$/);
    for (const [index, { vatPercent, ...item }] of order.items.entries()) {
      expect(basket.items[index]).toMatchObject(item);
      expect(vatPercent).toBe(21);
    }
    expect(order.items).toHaveLength(2);
    const [sold, seats] = [await stockOf(api, sofa), await stockOf(api, chair)];
    expect([sold, seats]).toEqual([8, 9]);
  });

  test('closes the basket: the next one is new and empty', async () => {
    const shopper = await readyShopper(api, sofa);
    await shopper.checkout();
    expect(await shopper.basket()).toMatchObject({ items: [], shippingAddressId: null });
    expect(Object.keys((await shopper.basket()).orderSummary)).toContain('total');
    expect((await shopper.checkout()).error?.code).toBe('basket-empty');
    expect(only(await shopper.add(chair)).items).toHaveLength(1);
  });

  test('an order keeps its prices and words when the catalogue changes', async () => {
    const shopper = await readyShopper(api, sofa);
    const { orderId } = only(await shopper.checkout());
    const before = only(await shopper.order(orderId));
    await setPrice(api, sofa, 99_900);
    expect(only(await shopper.order(orderId))).toEqual(before);
    await setPrice(api, sofa, 89_900);
  });

  test('says which pages show other stock now, and the listing only when something sold out', async () => {
    const seen: string[] = [];
    const stop = api.services.changes.subscribe((tags) => void seen.push(...tags));
    await (await readyShopper(api, sofa)).checkout();
    expect(seen).toContain(`product:nl:${sofa}`);
    expect(seen).not.toContain('listing:nl');
    await (await readyShopper(api, sofa, 9)).checkout();
    expect(seen).toContain('listing:nl');
    stop();
  });

  test('leaves the listing alone while what is made to order is sold further below zero', async () => {
    await setStock(api, sofa, -1, 'continue');
    const seen: string[] = [];
    const stop = api.services.changes.subscribe((tags) => void seen.push(...tags));
    const { result } = await shopperWithOrder(api, sofa);
    await settlePayment({ site: 'nl', sessionId: result.sessionId }, 'cancel', api.services);
    stop();
    expect(seen).toContain(`product:nl:${sofa}`);
    expect(seen).not.toContain('listing:nl');
    expect(await stockOf(api, sofa)).toBe(-1);
  });

  test('what sold out leaves the express filter of the listing, and returns with its stock', async () => {
    const isExpress = async () => {
      const [row] = await api.db
        .select({ offers: productFacet.offer })
        .from(productFacet)
        .innerJoin(variants, eq(variants.productId, productFacet.id))
        .where(and(eq(variants.vsin, sofa), eq(productFacet.site, 'nl')));
      return ((row?.offers ?? 0) & offerBits.express) !== 0;
    };
    await rebuildFacets(api.db, null, new Date());
    expect(await isExpress()).toBe(true);
    const { result } = await shopperWithOrder(api, sofa, 10);
    expect(await isExpress()).toBe(false);
    const form = new URLSearchParams({ outcome: 'cancel' });
    await api.request(result.redirectUrl, { method: 'POST', body: form });
    expect(await isExpress()).toBe(true);
  });

  test('a bank transfer waits ten days and goes straight back to the shop', async () => {
    const shopper = await readyShopper(api, sofa);
    const result = only(
      await shopper.checkout({ subIntegrationType: 'wire', successUrl: '/nl/checkout-callback/wire' }),
    );
    const url = new URL(result.redirectUrl, 'http://shop.test');
    expect(url.pathname).toBe('/nl/checkout-callback/wire');
    expect(url.searchParams.get('orderId')).toBe(result.orderId);
    const order = only(await shopper.order(result.orderId));
    expect(order.status).toBe('waitingForPayment');
    const days = (Date.parse(order.payBefore ?? '') - Date.parse(order.placedAt)) / dayMs;
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
      [{ expectedTotal: undefined }, 'invalid-input'],
      [{ expectedTotal: 1 }, 'basket-invalid'],
      [{ expectedTotal: -1 }, 'invalid-input'],
      [{ total: 1 }, 'invalid-input'],
    ])('%j with %s, and the basket stays', async (change, code) => {
      const shopper = await readyShopper(api, sofa);
      const total = (await shopper.basket()).orderSummary.total.amount;
      const { status, error } = await api.post(
        'checkout',
        [{ ...someCheckout, expectedTotal: total, ...change }],
        shopper.token,
      );
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
      const shopper = await readyShopper(api, sofa);
      await setStock(api, sofa, 0);
      const { status, error } = await shopper.checkout();
      expect([status, error?.code]).toEqual([409, 'out-of-stock']);
      expect(error?.fields?.[0]?.property).toBe(sofa);
    });

    test('another total than the shopper saw', async () => {
      const shopper = await readyShopper(api, sofa);
      const { orderSummary } = await shopper.basket();
      await setPrice(api, sofa, 94_900);
      const { error } = await shopper.checkout({ expectedTotal: orderSummary.total.amount });
      expect(error).toMatchObject({ code: 'basket-invalid', fields: [{ property: sofa }] });
      await setPrice(api, sofa, 89_900);
    });

    test('calls without a token', async () => {
      expect((await api.post('checkout', [{ ...someCheckout, expectedTotal: 1 }])).status).toBe(401);
    });
  });

  test('fifty shoppers want the last one: one order, nothing below zero, the others keep their baskets', async () => {
    await setStock(api, sofa, 1);
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => readyShopper(api, sofa)));
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
    await (await readyShopper(api, sofa, 3)).checkout();
    expect(await stockOf(api, sofa)).toBe(-2);
    await setStock(api, sofa, null, 'continue');
    expect((await (await readyShopper(api, sofa, 3)).checkout()).status).toBe(200);
    expect(await stockOf(api, sofa)).toBeNull();
  });
});
