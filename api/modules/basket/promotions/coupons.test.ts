import { sql } from 'drizzle-orm';
import type { Basket } from '../../../contract/basket.ts';
import { basketMessageCodes } from '../../../contract/basket-message-codes.ts';
import { rowsOf } from '../../../db/rows.ts';
import { coupons, promotions } from '../../../db/schema/promotions.ts';
import { newShopper, only, setPrice, setStock } from '../../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { testNow } from '../../../testing/test-clock.ts';

const sofa = 'V100101';
const chair = 'V101001';

describe('coupons of a basket', () => {
  let api: TestApi;
  /** Products on the promotion-exception list. */
  let exceptions: string[];
  beforeAll(async () => {
    api = await startTestApi({ config: { PRODUCT_FREE_DELIVERY_LOWER_LIMIT: 500 } });
    await setPrice(api, sofa, 89_900);
    await setPrice(api, chair, 12_000);
    for (const vsin of [sofa, chair]) await setStock(api, vsin, 1_000);
    await api.db.insert(promotions).values({
      id: 'test-half',
      site: 'nl',
      title: { nl: 'Helft van de prijs' },
      needsCoupon: true,
      conditions: [{ type: 'category', values: ['C11'] }],
      actions: [{ type: 'percentage', percent: 50 }],
    });
    await api.db.insert(coupons).values({ site: 'nl', code: 'HELFT', promotionId: 'test-half' });
    const rows = rowsOf<{ vsin: string }>(
      await api.db.execute(sql`
      SELECT v.vsin FROM variants AS v JOIN product_tags AS pt ON pt.product_id = v.product_id
        JOIN tags AS t ON t.id = pt.tag_id WHERE t.alias->>'nl' = 'geen-reclameproduct' ORDER BY v.vsin`),
    );
    exceptions = rows.map(({ vsin }) => vsin);
  }, 120_000);
  beforeEach(() => {
    api.clock.now = testNow;
  });
  afterAll(() => api.close());

  const shopperWith = async (...vsins: string[]) => {
    const shopper = await newShopper(api);
    for (const vsin of vsins) await shopper.add(vsin);
    const setCoupon = (...names: (string | null)[]) =>
      api.put<Basket>(
        'basket/coupon',
        names.map((couponName) => ({ couponName })),
        shopper.token,
      );
    return { ...shopper, setCoupon };
  };

  test.each(['WELKOM10', 'welkom10', '  Welkom10 ', 'ｗｅｌｋｏｍ１０'])('%s is taken off', async (name) => {
    const shopper = await shopperWith(sofa, chair);
    const basket = only(await shopper.setCoupon(name));
    expect(basket.couponCode).toEqual(['WELKOM10']);
    expect(basket.items.map(({ discount }) => discount.amount)).toEqual([8_990, 1_200]);
    expect(basket.orderSummary).toMatchObject({
      subTotal: { amount: 101_900 },
      discount: { amount: 10_190 },
      delivery: { amount: 0 },
      total: { amount: 91_710 },
      // The VAT contained in what is paid.
      vat: { amount: 15_917 },
    });
    expect(basket.promotions).toEqual([
      {
        id: 'nl-welkom',
        title: '10% welkomstkorting',
        couponCode: 'WELKOM10',
        discount: { amount: 10_190, currency: 'EUR' },
        freeDelivery: false,
      },
    ]);
    // A promotion is a discount, never a struck-through price.
    expect(basket.items.map(({ unitPrice }) => unitPrice.amount)).toEqual([89_900, 12_000]);
    expect(await shopper.basket()).toEqual(basket);
  });

  test.each([[null], [''], ['   ']])('%j takes it out', async (name) => {
    const shopper = await shopperWith(sofa);
    await shopper.setCoupon('WELKOM10');
    const basket = only(await shopper.setCoupon(name));
    expect([basket.couponCode, basket.orderSummary.discount.amount]).toEqual([null, 0]);
  });

  test('PUT basket takes a list or null', async () => {
    const shopper = await shopperWith(sofa);
    expect(only(await shopper.put({ couponCode: ['welkom10'] })).couponCode).toEqual(['WELKOM10']);
    expect(only(await shopper.put({ note: 'Bel aan' })).couponCode).toEqual(['WELKOM10']);
    expect(only(await shopper.put({ couponCode: null })).couponCode).toBeNull();
  });

  test.each([
    ['ZOMER20', 'coupon-expired'],
    ['WINTERLICHT', 'coupon-invalid'],
    ['BESTAATNIET', 'coupon-invalid'],
    ["'; DROP TABLE coupons", 'coupon-invalid'],
  ])('%s is refused: %s, and the basket stays as it is', async (name, code) => {
    const shopper = await shopperWith(sofa);
    const before = only(await shopper.setCoupon('WELKOM10'));
    const { status, error } = await shopper.setCoupon(name);
    expect([status, error?.code]).toEqual([422, code]);
    expect(await shopper.basket()).toEqual(before);
  });

  test('what does not fit is refused, saying what is missing', async () => {
    const shopper = await shopperWith(chair);
    const bed = await shopper.setCoupon('HELFT');
    expect([bed.status, bed.error?.code]).toEqual([422, 'coupon-not-applicable']);
    const minimum = await shopper.setCoupon('GRATISBEZORGD');
    expect(minimum.error?.code).toBe('coupon-not-applicable');
    expect(minimum.error?.message).toMatch(/^Nog €\s30 en kortingscode GRATISBEZORGD telt mee\.$/);
    const empty = await (await shopperWith()).setCoupon('WELKOM10');
    expect(empty.error?.code).toBe('coupon-not-applicable');
  });

  test('is of its site', async () => {
    const token = await api.guestToken('be');
    await api.post('/api/be/basket', [{ productId: sofa, quantity: 1 }], token);
    const { error } = await api.put('/api/be/basket/coupon', [{ couponName: 'GRATISBEZORGD' }], token);
    expect(error?.code).toBe('coupon-invalid');
  });

  test('that stops fitting stays with a note, and counts again when it fits', async () => {
    const shopper = await shopperWith(sofa, chair);
    await shopper.setCoupon('HELFT');
    const without = only(await shopper.put({ items: [{ productId: chair, quantity: 1 }] }));
    expect(without.couponCode).toEqual(['HELFT']);
    expect(without.orderSummary.discount.amount).toBe(0);
    expect(without.messages).toContainEqual({
      code: basketMessageCodes.couponNotApplicable,
      message: 'Kortingscode HELFT geldt niet voor wat er nu in uw winkelmand zit.',
      productId: null,
    });
    // Sending the whole state back, as the client does, is no reason to refuse it.
    const again = await shopper.put({ couponCode: ['HELFT'], items: [{ productId: sofa, quantity: 1 }] });
    expect(only(again).orderSummary.discount.amount).toBe(44_950);
    expect(only(again).messages.filter(({ code }) => code > 2100)).toEqual([]);
  });

  test('that is over stays with a note, which does not stand in the way of ordering', async () => {
    const shopper = await shopperWith(sofa);
    await shopper.setCoupon('WELKOM10');
    await api.db.update(coupons).set({ endsAt: testNow }).where(sql`code = 'WELKOM10'`);
    const basket = await shopper.basket();
    expect(basket).toMatchObject({ couponCode: ['WELKOM10'], orderSummary: { discount: { amount: 0 } } });
    expect(basket.messages.map(({ code }) => code)).toEqual([basketMessageCodes.couponExpired]);
    expect(basketMessageCodes.couponExpired).toBeLessThan(4_000);
    await api.db.update(coupons).set({ endsAt: null }).where(sql`code = 'WELKOM10'`);
    expect((await shopper.basket()).orderSummary.discount.amount).toBe(8_990);
  });

  test('two that exclude each other: the second is refused with the reason', async () => {
    const shopper = await shopperWith(sofa);
    await shopper.setCoupon('HELFT');
    const { error } = await shopper.setCoupon('HELFT', 'WELKOM10');
    expect(error?.code).toBe('coupon-not-applicable');
    expect(error?.message).toMatch(/^Kortingscode WELKOM10 is niet te combineren/);
    expect((await shopper.basket()).couponCode).toEqual(['HELFT']);
  });

  test('takes nothing off products of the promotion-exception list (§5)', async () => {
    const [exception = ''] = exceptions;
    const alone = await (await shopperWith(exception)).setCoupon('WELKOM10');
    expect(alone.error?.code).toBe('coupon-not-applicable');
    const shopper = await shopperWith(exception, sofa);
    const { items } = only(await shopper.setCoupon('WELKOM10'));
    expect(items.map(({ discount }) => discount.amount)).toEqual([0, 8_990]);
  });

  test('frees the transport; placing the furniture keeps its surcharge', async () => {
    const shopper = await shopperWith(chair, chair);
    const before = await shopper.basket();
    expect(before.orderSummary.delivery.amount).toBeGreaterThan(0);
    const basket = only(await shopper.setCoupon('GRATISBEZORGD'));
    expect(basket.orderSummary).toMatchObject({ delivery: { amount: 0 }, total: { amount: 24_000 } });
    expect(basket.deliveryOptions.map(({ price }) => price.amount)).toEqual([0, 3_900]);
    expect(basket.messages.filter(({ code }) => code === 1000)).toEqual([]);
    // It would be spent for nothing.
    const rich = await (await shopperWith(sofa)).setCoupon('GRATISBEZORGD');
    expect(rich.error?.code).toBe('coupon-not-applicable');
  });

  test('a code cannot be found by trying', async () => {
    const asked: string[] = [];
    const { limits } = api.services;
    api.services.limits = { consume: async (name, key) => void asked.push(`${name} ${key.length}`) };
    const shopper = await shopperWith(sofa);
    await shopper.setCoupon('WELKOM10');
    expect(asked).not.toContain('coupon 36');
    await shopper.setCoupon('RAAK1');
    api.services.limits = limits;
    expect(asked).toContain('coupon 36');
  });

  test('at most five at once', async () => {
    const shopper = await shopperWith(sofa);
    const { error } = await shopper.setCoupon('A', 'B', 'C', 'D', 'E', 'F');
    expect(error?.code).toBe('invalid-input');
  });
});
