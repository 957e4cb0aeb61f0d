import { eq } from 'drizzle-orm';
import { basketMessageCodes } from '../../../contract/basket-message-codes.ts';
import type { EligibleBasket } from '../../../contract/promotions.ts';
import { coupons, promotions, promotionUses } from '../../../db/schema/promotions.ts';
import { orderItems } from '../../../db/schema/sales.ts';
import { newShopper, only, setPrice, setStock, stockOf } from '../../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { settlePayment } from '../../payments/settle.ts';

const sofa = 'V100101';
const chair = 'V101001';
const bed = 'V104501';
const gift = 'V106601';
const onlyFirst = 'Kortingscode WELKOM10 is alleen voor uw eerste bestelling.';

describe('orders with promotions', () => {
  let api: TestApi;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApi({ config: { PRODUCT_FREE_DELIVERY_LOWER_LIMIT: 500 } });
    await setPrice(api, sofa, 89_999);
    await setPrice(api, chair, 12_001);
    await api.db.insert(promotions).values({
      id: 'test-tenner',
      site: 'nl',
      title: { nl: 'Tientje korting' },
      needsCoupon: true,
      actions: [{ type: 'amount', amountMinor: 1_000 }],
    });
  }, 120_000);
  beforeEach(async () => {
    for (const vsin of [sofa, chair, bed]) await setStock(api, vsin, 1_000);
    await setStock(api, gift, 100);
  });
  afterAll(() => api.close());

  /** A shopper with an e-mail address of their own, ready for checkout. */
  const ready = async (vsins: readonly string[], email = `koper${++count}@example.nl`) => {
    const shopper = await newShopper(api);
    for (const vsin of vsins) await shopper.add(vsin);
    await shopper.chooseAddress({ email });
    return shopper;
  };
  const withCoupon = async (code: string, vsins: readonly string[] = [sofa], email?: string) => {
    const shopper = await ready(vsins, email);
    only(await shopper.put({ couponCode: [code] }));
    return shopper;
  };
  const newCoupon = async (limits: { usageLimit?: number; usageLimitPerOwner?: number }) => {
    const code = `CODE${++count}`;
    await api.db.insert(coupons).values({ site: 'nl', code, promotionId: 'test-tenner', ...limits });
    return code;
  };
  const usesOf = (code: string) =>
    api.db.select().from(promotionUses).where(eq(promotionUses.couponCode, code));

  test('keep the discount in all and per line, to the cent', async () => {
    const shopper = await withCoupon('WELKOM10', [sofa, chair]);
    await shopper.add(chair, 2);
    const basket = await shopper.basket();
    const result = only(await shopper.checkout({ expectedTotal: basket.orderSummary.total.amount }));
    const order = only(await shopper.order(result.orderId));
    expect(order.orderSummary).toEqual(basket.orderSummary);
    expect(order.orderSummary.discount.amount).toBe(12_600);
    expect(order.items.map(({ discount }) => discount.amount)).toEqual([9_000, 3_600]);
    const stored = await api.db.select().from(orderItems).where(eq(orderItems.orderId, result.orderId));
    expect(stored.reduce((sum, { discount }) => sum + discount, 0)).toBe(12_600);
    const { subTotal, discount, delivery, total } = order.orderSummary;
    expect(subTotal.amount - discount.amount + delivery.amount).toBe(total.amount);
    expect(await usesOf('WELKOM10')).toMatchObject([{ orderId: result.orderId, discount: 12_600 }]);
  });

  test('a first-order coupon counts once for the same shopper', async () => {
    const shopper = await withCoupon('WELKOM10');
    only(await shopper.checkout());
    await shopper.add(sofa);
    expect((await shopper.put({ couponCode: ['WELKOM10'] })).error).toMatchObject({
      code: 'coupon-not-applicable',
      message: onlyFirst,
    });
  });

  test('a basket tells nobody whether an e-mail address has ordered, checkout does', async () => {
    const email = 'trouw@example.nl';
    only(await (await withCoupon('WELKOM10', [sofa], email)).checkout());
    const other = await ready([sofa], email.toUpperCase());
    const basket = only(await other.put({ couponCode: ['WELKOM10'] }));
    expect(basket.orderSummary.discount.amount).toBe(9_000);
    const conditions = [{ type: 'totalBasket', values: ['90000'] }];
    const eligible = only(
      await api.post<EligibleBasket>('eligible-promotions-cart', conditions, other.token),
    );
    expect(eligible.coupons.map(({ couponCode }) => couponCode)).toContain('WELKOM10');
    const { error } = await other.checkout({ expectedTotal: basket.orderSummary.total.amount });
    expect(error).toMatchObject({
      code: 'basket-invalid',
      fields: [{ property: 'couponCode', message: onlyFirst }],
    });
    // Now the basket says why, and can be ordered as it is.
    const after = await other.basket();
    expect(after.orderSummary.discount.amount).toBe(0);
    expect(after.messages).toMatchObject([
      { code: basketMessageCodes.couponNotApplicable, message: onlyFirst },
    ]);
    only(await other.checkout({ expectedTotal: after.orderSummary.total.amount }));
  });

  test('another address in the basket is not judged before its checkout', async () => {
    const email = `ander${++count}@example.nl`;
    only(await (await ready([sofa], email)).checkout());
    const shopper = await withCoupon('WELKOM10');
    await shopper.checkout({ expectedTotal: 1 });
    await shopper.chooseAddress({ email });
    expect((await shopper.basket()).orderSummary.discount.amount).toBe(9_000);
  });

  test('an unpaid transfer in the name of somebody takes no coupon from them', async () => {
    const email = `vreemd${++count}@example.nl`;
    const stranger = await withCoupon('WELKOM10', [sofa], email);
    const transfer = { integrationType: 'wire', subIntegrationType: 'wire' } as const;
    const { sessionId } = only(await stranger.checkout(transfer));
    const owner = await withCoupon('WELKOM10', [sofa], email);
    const total = (await owner.basket()).orderSummary.total.amount;
    only(await owner.checkout({ expectedTotal: total, ...transfer }));
    await settlePayment({ site: 'nl', sessionId }, 'success', api.services);
    const third = await withCoupon('WELKOM10', [sofa], email);
    expect((await third.checkout({ expectedTotal: total })).error?.code).toBe('basket-invalid');
  });

  test('a cancelled order gives the use back', async () => {
    const code = await newCoupon({ usageLimit: 1 });
    const shopper = await withCoupon(code);
    const { sessionId } = only(await shopper.checkout());
    const other = await ready([sofa]);
    expect((await other.put({ couponCode: [code] })).error?.code).toBe('coupon-expired');
    await settlePayment({ site: 'nl', sessionId }, 'cancel', api.services);
    // The basket came back with its code.
    expect(await shopper.basket()).toMatchObject({
      couponCode: [code],
      orderSummary: { discount: { amount: 1_000 } },
    });
    only(await shopper.checkout());
    expect((await other.put({ couponCode: [code] })).error?.code).toBe('coupon-expired');
  });

  test('of two orders with a single-use coupon at the same moment one gets it', async () => {
    for (let round = 0; round < 3; round++) {
      const code = await newCoupon({ usageLimit: 1 });
      const shoppers = await Promise.all([1, 2, 3, 4].map(() => withCoupon(code, [chair])));
      const total = (await shoppers[0]?.basket())?.orderSummary.total.amount ?? 0;
      const answers = await Promise.all(
        shoppers.map((shopper) => shopper.checkout({ expectedTotal: total })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const refusal = expect.objectContaining({
        code: 'basket-invalid',
        fields: [{ property: 'couponCode', message: expect.stringContaining(code) }],
      });
      expect(answers.flatMap(({ error }) => error ?? [])).toEqual([refusal, refusal, refusal]);
      expect(await usesOf(code)).toHaveLength(1);
    }
  });

  test('of two first orders with one e-mail address at the same moment one gets the discount', async () => {
    const email = `samen${++count}@example.nl`;
    const shoppers = await Promise.all([1, 2].map(() => withCoupon('WELKOM10', [sofa], email)));
    const total = (await shoppers[0]?.basket())?.orderSummary.total.amount ?? 0;
    const answers = await Promise.all(shoppers.map((shopper) => shopper.checkout({ expectedTotal: total })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('limits per shopper count orders, not shoppers', async () => {
    const code = await newCoupon({ usageLimitPerOwner: 1 });
    only(await (await withCoupon(code)).checkout());
    only(await (await withCoupon(code)).checkout());
    expect(await usesOf(code)).toHaveLength(2);
  });

  test('a total that is no longer true is not ordered', async () => {
    const code = await newCoupon({});
    const shopper = await withCoupon(code);
    const { total } = (await shopper.basket()).orderSummary;
    await api.db.update(coupons).set({ isActive: false }).where(eq(coupons.code, code));
    const { error } = await shopper.checkout({ expectedTotal: total.amount });
    expect(error?.code).toBe('basket-invalid');
  });

  describe('gifts', () => {
    test('come as a line of price 0, take stock and are in the order', async () => {
      const shopper = await ready([bed]);
      const basket = await shopper.basket();
      expect(basket.items.map(({ productId, isGift }) => [productId, isGift])).toEqual([
        [bed, false],
        [gift, true],
      ]);
      expect(basket.items[1]).toMatchObject({
        quantity: 1,
        maxQuantity: 1,
        unitPrice: { amount: 0 },
        lineTotal: { amount: 0 },
        generalMarketPrice: null,
        seenUnitPrice: null,
      });
      expect(basket.orderSummary.subTotal).toEqual(basket.items[0]?.lineTotal);
      const { orderId, sessionId } = only(await shopper.checkout());
      expect(await stockOf(api, gift)).toBe(99);
      expect(only(await shopper.order(orderId)).items.map(({ isGift }) => isGift)).toEqual([false, true]);
      await settlePayment({ site: 'nl', sessionId }, 'cancel', api.services);
      expect(await stockOf(api, gift)).toBe(100);
      // What came back is the bed; the gift follows from it.
      expect((await shopper.basket()).items.map(({ productId }) => productId)).toEqual([bed, gift]);
    });

    test('cannot be changed, and vanish with their cause', async () => {
      const shopper = await ready([bed]);
      const bought = only(await shopper.put({ items: [{ productId: bed, quantity: 3 }] }));
      expect(bought.items.map(({ quantity }) => quantity)).toEqual([3, 1]);
      const both = only(await shopper.add(gift, 2));
      expect(both.items.map(({ isGift, quantity }) => [isGift, quantity])).toEqual([
        [false, 3],
        [false, 2],
        [true, 1],
      ]);
      expect(both.items[1]?.unitPrice.amount).toBeGreaterThan(0);
      const without = only(await shopper.put({ items: [{ productId: chair, quantity: 1 }] }));
      expect(without.items.map(({ productId }) => productId)).toEqual([chair]);
    });

    test('that ran out are said to be, and nothing stands in the way of the order', async () => {
      await setStock(api, gift, 2);
      const shopper = await ready([bed]);
      await shopper.add(gift, 2);
      const basket = await shopper.basket();
      expect(basket.items.some(({ isGift }) => isGift)).toBe(false);
      expect(basket.messages).toEqual([
        { code: 2105, message: expect.stringMatching(/^Uw cadeau .* is helaas op\.$/), productId: gift },
      ]);
      expect((await shopper.checkout()).status).toBe(200);
      expect(await stockOf(api, gift)).toBe(0);
    });
  });
});
