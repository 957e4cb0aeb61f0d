import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Basket } from '../../contract/basket.ts';
import { dayMs } from '../../contract/calendar.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { prices } from '../../db/schema/prices.ts';
import { newShopper, only, setPrice, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const sofa = 'V100101';
const chair = 'V101001';
const lamp = 'V104001';

describe('basket', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ config: { PRODUCT_FREE_DELIVERY_LOWER_LIMIT: 500 } });
    for (const vsin of [sofa, chair, lamp]) await setStock(api, vsin, null, 'continue');
    await setPrice(api, sofa, 89_900);
    await setPrice(api, chair, 19_995);
    await setPrice(api, lamp, 7_995);
  }, 120_000);
  afterAll(() => api.close());

  const codes = (basket: Basket) => basket.messages.map(({ code }) => code);
  const quantities = (basket: Basket) =>
    Object.fromEntries(basket.items.map((item) => [item.productId, item.quantity]));

  test('is empty, not missing, before anything was added', async () => {
    const basket = await (await newShopper(api)).basket();
    expect(basket).toMatchObject({ items: [], messages: [], deliveryOptions: [], couponCode: null });
    expect(basket.orderSummary.total).toEqual({ amount: 0, currency: 'EUR' });
  });

  test('adds up what is added, and names the same product once', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa);
    const basket = only(
      await api.post<Basket>(
        'basket',
        [
          { productId: sofa, quantity: 2 },
          { productId: chair, quantity: 1 },
          { productId: chair, quantity: 1 },
        ],
        shopper.token,
      ),
    );
    expect(quantities(basket)).toEqual({ [sofa]: 3, [chair]: 2 });
    expect(basket.items[0]).toMatchObject({
      unitPrice: { amount: 89_900, currency: 'EUR' },
      lineTotal: { amount: 269_700, currency: 'EUR' },
      maxQuantity: 50,
      seenUnitPrice: null,
    });
    expect(await shopper.basket()).toEqual(basket);
  });

  test('keeps baskets of different guests apart', async () => {
    const [one, other] = [await newShopper(api), await newShopper(api)];
    await one.add(sofa);
    expect((await other.basket()).items).toEqual([]);
  });

  test('loses nothing when additions come at the same time, the first ones included', async () => {
    const shopper = await newShopper(api);
    await Promise.all(Array.from({ length: 10 }, () => shopper.add(lamp)));
    expect(quantities(await shopper.basket())).toEqual({ [lamp]: 10 });
  });

  test('caps the quantity by what can be ordered and says so once', async () => {
    const shopper = await newShopper(api);
    await setStock(api, chair, 3);
    const basket = only(await shopper.add(chair, 5));
    expect(quantities(basket)).toEqual({ [chair]: 3 });
    expect(basket.messages[0]).toMatchObject({ code: 2002, productId: chair });
    expect(codes(await shopper.basket())).not.toContain(2002);
    await setStock(api, chair, null, 'continue');
  });

  test('shows less when stock shrinks, and blocks when it is gone', async () => {
    const shopper = await newShopper(api);
    await setStock(api, chair, 5);
    await shopper.add(chair, 5);
    await setStock(api, chair, 2);
    const reduced = await shopper.basket();
    expect(reduced.items[0]).toMatchObject({ quantity: 2, maxQuantity: 2 });
    expect(codes(reduced)).toContain(2002);
    await setStock(api, chair, 0);
    const soldOut = await shopper.basket();
    expect(soldOut.items[0]).toMatchObject({ quantity: 5, maxQuantity: 0 });
    expect(codes(soldOut)).toContain(4001);
    const expectOn = (restockOn: string | null) =>
      api.db.update(variants).set({ restockOn }).where(eq(variants.vsin, chair));
    await expectOn('2027-01-12');
    expect(JSON.stringify((await shopper.basket()).messages)).toContain('12 januari');
    await expectOn(null);
    expect((await (await newShopper(api)).add(chair)).error?.code).toBe('out-of-stock');
    // Other lines stay editable while one is sold out.
    const edited = only(
      await shopper.put({
        items: [
          { productId: chair, quantity: 5 },
          { productId: lamp, quantity: 1 },
        ],
      }),
    );
    expect(quantities(edited)).toEqual({ [chair]: 5, [lamp]: 1 });
    await setStock(api, chair, null, 'continue');
  });

  test('shows a changed price old to new', async () => {
    const shopper = await newShopper(api);
    await shopper.add(lamp);
    await setPrice(api, lamp, 8_995);
    const basket = await shopper.basket();
    expect(basket.items[0]).toMatchObject({ unitPrice: { amount: 8_995 }, seenUnitPrice: { amount: 7_995 } });
    const message = basket.messages.find(({ code }) => code === 2001)?.message;
    expect(message).toMatch(/79,95.*89,95/);
    await setPrice(api, lamp, 7_995);
  });

  test('names a product that is no longer sold, and a new state without it drops it', async () => {
    const shopper = await newShopper(api);
    await shopper.add(lamp);
    await shopper.add(chair);
    const [{ id } = { id: 0 }] = await api.db
      .select({ id: variants.id })
      .from(variants)
      .where(eq(variants.vsin, lamp));
    await api.db.delete(prices).where(and(eq(prices.variantId, id), eq(prices.site, 'nl')));
    const basket = await shopper.basket();
    expect(quantities(basket)).toEqual({ [chair]: 1 });
    expect(basket.messages.find(({ code }) => code === 4002)).toMatchObject({ productId: lamp });
    const put = only(await shopper.put({ items: [{ productId: chair, quantity: 2 }] }));
    expect(codes(put)).not.toContain(4002);
    await setPrice(api, lamp, 7_995);
  });

  test('PUT replaces the lines, keeps what is left out, and removes with an empty list', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa, 2);
    await shopper.put({ note: 'Bel eerst aan', deliveryMethod: 'placement' });
    const replaced = only(await shopper.put({ items: [{ productId: chair, quantity: 1 }] }));
    expect(quantities(replaced)).toEqual({ [chair]: 1 });
    expect(replaced).toMatchObject({ note: 'Bel eerst aan', deliveryMethod: 'placement' });
    expect(only(await shopper.put({ items: [], note: null }))).toMatchObject({ items: [], note: null });
  });

  test('delivery: parcel, furniture, free from the limit, placement on top; and how much is missing', async () => {
    const shopper = await newShopper(api);
    const small = only(await shopper.add(chair));
    expect(small.orderSummary.delivery.amount).toBeGreaterThan(0);
    expect(small.messages.find(({ code }) => code === 1000)?.message).toContain('300,05');
    const large = only(await shopper.add(sofa));
    expect(large.orderSummary.delivery.amount).toBe(0);
    expect(codes(large)).not.toContain(1000);
    const [home, placement] = large.deliveryOptions;
    expect(home).toMatchObject({ code: 'home', price: { amount: 0 } });
    const placed = only(await shopper.put({ deliveryMethod: 'placement' }));
    expect(placed.orderSummary.delivery).toEqual(placement?.price);
    expect(placed.orderSummary.total.amount).toBe(89_900 + 19_995 + placed.orderSummary.delivery.amount);
  });

  test('the basket arrives with its slowest line', async () => {
    const shopper = await newShopper(api);
    await shopper.add(chair);
    const { items, deliveryOptions } = only(await shopper.add(sofa));
    const last = items
      .map((item) => item.deliveryDate)
      .sort()
      .at(-1);
    expect(deliveryOptions[0]?.deliveryDate).toBe(last);
  });

  test('an unknown coupon is refused in the words of the specification; clearing is fine', async () => {
    const shopper = await newShopper(api);
    await shopper.add(sofa);
    const { status, error } = await shopper.put({ couponCode: ['BESTAATNIET'] });
    expect([status, error?.code]).toEqual([422, 'coupon-invalid']);
    expect(error?.message).toBe('Vul een geldige kortingscode in.');
    expect(only(await shopper.put({ couponCode: null })).couponCode).toBeNull();
  });

  test('takes no address of somebody else', async () => {
    const [mine, other] = [await newShopper(api), await newShopper(api)];
    const { id } = await other.saveAddress();
    const foreign = await mine.put({ shippingAddressId: id });
    const unknown = await mine.put({ shippingAddressId: '00000000-0000-4000-8000-000000000000' });
    expect(foreign.error?.code).toBe('invalid-input');
    expect(foreign.error?.fields).toEqual(unknown.error?.fields);
    expect((await mine.basket()).shippingAddressId).toBeNull();
  });

  test('a deleted address leaves the basket', async () => {
    const shopper = await newShopper(api);
    await shopper.add(chair);
    const { shippingAddressId } = await shopper.chooseAddress();
    await api.delete(`customeraddress/${shippingAddressId}`, shopper.token);
    expect((await shopper.basket()).shippingAddressId).toBeNull();
  });

  test('at most 50 different products', async () => {
    const shopper = await newShopper(api);
    const rows = await api.db
      .select({ vsin: variants.vsin })
      .from(variants)
      .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.site, 'nl')))
      .where(eq(variants.inventoryPolicy, 'continue'))
      .limit(51);
    const items = rows.map(({ vsin }) => ({ productId: vsin, quantity: 1 }));
    expect(items).toHaveLength(51);
    const { error } = await api.post('basket', items, shopper.token);
    expect(error?.code).toBe('invalid-input');
    expect((await shopper.basket()).items).toEqual([]);
  });

  test('asks for a token, and tells an expired one from a wrong one', async () => {
    const shopper = await newShopper(api);
    expect((await api.get('basket')).error?.code).toBe('token-missing');
    expect((await api.get('basket', 'nonsense')).error?.code).toBe('token-invalid');
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 366 * dayMs);
    expect((await api.get('basket', shopper.token)).error?.code).toBe('token-expired');
    api.clock.now = now;
  });

  test('whatever is put in: lines sum to the subtotal, and the parts to the total', async () => {
    const shopper = await newShopper(api);
    const item = fc.record({
      productId: fc.constantFrom(sofa, chair, lamp),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    const state = fc.record({
      items: fc.array(item, { maxLength: 6 }),
      deliveryMethod: fc.constantFrom('home', 'placement'),
    });
    await fc.assert(
      fc.asyncProperty(state, async (input) => {
        const { items, orderSummary } = only(await shopper.put(input));
        const sum = items.reduce((total, { lineTotal }) => total + lineTotal.amount, 0);
        const { subTotal, discount, delivery, total, vat } = orderSummary;
        expect(subTotal.amount).toBe(sum);
        expect(total.amount).toBe(sum - discount.amount + delivery.amount);
        expect(Math.min(subTotal.amount, delivery.amount, vat.amount)).toBeGreaterThanOrEqual(0);
        expect(vat.amount).toBe(Math.round((total.amount * 21) / 121));
        for (const line of items) {
          expect(line.lineTotal.amount).toBe(line.unitPrice.amount * line.quantity);
          expect(line.quantity).toBeLessThanOrEqual(line.maxQuantity);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
