import fc from 'fast-check';
import type { PromotionAction } from '../../../db/schema/promotions.ts';
import { byRank, prepare, score } from './score.ts';
import { someBasket, someLine, somePromotion } from './testing/builders.ts';

const lines = [someLine(1, 10_000), someLine(2, 5_000)];
const basket = someBasket(lines, { delivery: { normalMinor: 4_900, freeMinor: 900 } });
const candidate = (
  id: string,
  actions: PromotionAction[],
  couponCode: string | null = null,
  priority = 0,
) => ({
  promotion: somePromotion({ id, actions, priority }),
  couponCode,
  covered: lines,
});
const scoreOf = (...some: ReturnType<typeof candidate>[]) =>
  score(
    some.map((one) => prepare(one, basket)),
    basket,
  );
const percent = (value: number): PromotionAction => ({ type: 'percentage', percent: value });

describe('what promotions come to', () => {
  test('percentages stand next to each other: ten and twenty are thirty of the full price', () => {
    const { lineDiscounts, savedMinor } = scoreOf(
      candidate('a', [percent(10)]),
      candidate('b', [percent(20)]),
    );
    expect([...lineDiscounts]).toEqual([
      [1, 3_000],
      [2, 1_500],
    ]);
    expect(savedMinor).toBe(4_500);
  });

  test('an amount off the basket is split over what percentages leave, by weight', () => {
    const { lineDiscounts } = scoreOf(
      candidate('a', [{ type: 'amount', amountMinor: 1_500 }]),
      candidate('b', [percent(50)]),
    );
    expect([...lineDiscounts]).toEqual([
      [1, 6_000],
      [2, 3_000],
    ]);
  });

  test('no line goes below zero, and what is said to be applied is what the lines lose', () => {
    const action = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map(percent),
      fc.nat(20_000).map((amountMinor): PromotionAction => ({ type: 'amount', amountMinor })),
      fc.nat(8_000).map((amountMinor): PromotionAction => ({ type: 'amountPerLine', amountMinor })),
    );
    fc.assert(
      fc.property(fc.array(action, { minLength: 1, maxLength: 4 }), (actions) => {
        const { lineDiscounts, applied } = scoreOf(
          ...actions.map((one, index) => candidate(`p${index}`, [one])),
        );
        for (const { key, totalMinor } of lines) {
          expect(lineDiscounts.get(key)).toBeGreaterThanOrEqual(0);
          expect(lineDiscounts.get(key)).toBeLessThanOrEqual(totalMinor);
        }
        const lost = [...lineDiscounts.values()].reduce((a, b) => a + b, 0);
        expect(applied.reduce((sum, one) => sum + one.discountMinor, 0)).toBe(lost);
      }),
    );
  });

  test('free delivery saves what it costs less, once', () => {
    const free: PromotionAction = { type: 'freeDelivery' };
    expect(scoreOf(candidate('a', [free]), candidate('b', [free]))).toMatchObject({
      freeDelivery: true,
      savedMinor: 4_000,
    });
  });

  test('a gift that cannot be given is none', () => {
    const gift = (productId: string): PromotionAction => ({ type: 'gift', productId, quantity: 2 });
    const { gifts, giftMinor } = scoreOf(candidate('a', [gift('V900'), gift('V999')]));
    expect(gifts.map(({ productId }) => productId)).toEqual(['V900']);
    expect(giftMinor).toBe(2 * 4_995);
  });
});

test('coupons come last, then the higher priority first, then the id', () => {
  const ranked = [
    candidate('c', [], 'X', 9),
    candidate('b', [], null, 1),
    candidate('a', [], null, 1),
    candidate('d', [], null, 2),
  ];
  expect(ranked.toSorted(byRank).map(({ promotion }) => promotion.id)).toEqual(['d', 'a', 'b', 'c']);
});
