import type { Condition, PromotionAction } from '../../../db/schema/promotions.ts';
import { applyPromotions } from './apply-promotions.ts';
import { someBasket, someCoupon, someLine, somePromotion } from './testing/builders.ts';

const sofa = someLine(1, 100_000, {
  category: ['C1', 'C11'],
  brand: ['Linden'],
  product: ['V1'],
  tag: ['T1'],
});
const lamp = someLine(2, 20_000, { category: ['C6'], brand: ['Lumo'], product: ['V2'], tag: ['T2'] });
const basket = someBasket([sofa, lamp]);

const conditions: [string, Condition[], number[]][] = [
  ['nothing', [], [1, 2]],
  ['a category', [{ type: 'category', values: ['C11'] }], [1]],
  ['a category above', [{ type: 'category', values: ['C1'] }], [1]],
  ['a brand, whatever its case', [{ type: 'brand', values: ['lumo'] }], [2]],
  ['a product', [{ type: 'product', values: ['V2', 'V3'] }], [2]],
  ['a tag', [{ type: 'tag', values: ['T1'] }], [1]],
  ['a total that is reached', [{ type: 'totalBasket', fromMinor: 120_000 }], [1, 2]],
  ['a total that is not reached', [{ type: 'totalBasket', fromMinor: 120_001 }], []],
  ['another category', [{ type: 'category', values: ['C2'] }], []],
];
/** What each action takes off when it covers the sofa, the lamp, both, none. */
const actions: [PromotionAction, (covered: number[]) => [number, number]][] = [
  [
    { type: 'percentage', percent: 10 },
    (covered) => [covered.includes(1) ? 10_000 : 0, covered.includes(2) ? 2_000 : 0],
  ],
  [
    { type: 'amountPerLine', amountMinor: 1_500 },
    (covered) => [covered.includes(1) ? 1_500 : 0, covered.includes(2) ? 1_500 : 0],
  ],
  [
    { type: 'amount', amountMinor: 6_000 },
    (covered) => {
      if (covered.length === 2) return [5_000, 1_000];
      return [covered.includes(1) ? 6_000 : 0, covered.includes(2) ? 6_000 : 0];
    },
  ],
  [{ type: 'freeDelivery' }, () => [0, 0]],
  [{ type: 'gift', productId: 'V900', quantity: 1 }, () => [0, 0]],
];

describe.each(conditions)('a promotion that asks for %s', (_name, wanted, covered) => {
  test.each(actions)('and gives %j', (action, expected) => {
    const promotion = somePromotion({ conditions: wanted, actions: [action] });
    const outcome = applyPromotions(basket, [promotion], []);
    expect(outcome.lines.map(({ discountMinor }) => discountMinor)).toEqual(expected(covered));
    const counts = covered.length > 0;
    expect(outcome.freeDelivery).toBe(counts && action.type === 'freeDelivery');
    expect(outcome.gifts.map(({ productId }) => productId)).toEqual(
      counts && action.type === 'gift' ? ['V900'] : [],
    );
    expect(outcome.applied).toHaveLength(counts ? 1 : 0);
    expect(outcome.rejected).toHaveLength(counts ? 0 : 1);
  });
});

describe('several conditions', () => {
  const both: Condition[] = [
    { type: 'category', values: ['C6'] },
    { type: 'totalBasket', fromMinor: 50_000 },
  ];
  const discounts = (match: 'all' | 'any', given = basket) =>
    applyPromotions(given, [somePromotion({ match, conditions: both })], []).lines.map(
      (line) => line.discountMinor,
    );

  test('must all hold, or any of them', () => {
    expect(discounts('all')).toEqual([0, 2_000]);
    expect(discounts('any')).toEqual([10_000, 2_000]);
    expect(discounts('any', someBasket([lamp]))).toEqual([2_000]);
    expect(discounts('all', someBasket([lamp]))).toEqual([0]);
  });

  test('that lack only value say how much', () => {
    const { rejected } = applyPromotions(someBasket([lamp]), [somePromotion({ conditions: both })], []);
    expect(rejected).toEqual([
      { promotionId: 'sale', couponCode: null, reason: 'minimum', missingMinor: 30_000 },
    ]);
  });
});

describe('what excludes each other', () => {
  const big = somePromotion({ id: 'big', actions: [{ type: 'percentage', percent: 20 }] });
  const small = somePromotion({ id: 'small', actions: [{ type: 'percentage', percent: 5 }] });
  const applied = (...given: Parameters<typeof applyPromotions>) =>
    applyPromotions(...given).applied.map(({ promotionId }) => promotionId);

  test('is settled for the shopper, whatever comes first', () => {
    const group = { combinationGroup: 'sofas' };
    const pair = [
      { ...small, ...group },
      { ...big, ...group },
    ];
    expect(applied(basket, pair, [])).toEqual(['big']);
    expect(applied(basket, pair.toReversed(), [])).toEqual(['big']);
    expect(applyPromotions(basket, pair, []).rejected).toMatchObject([
      { promotionId: 'small', reason: 'excluded' },
    ]);
  });

  test('leaves other groups alone, whose percentages are both of the full price', () => {
    const { lines } = applyPromotions(basket, [big, small], []);
    expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([25_000, 5_000]);
  });

  test.each([
    ['a promotion alone', { forPromotion: false }, ['big']],
    ['with promotions', { forPromotion: true }, ['big', 'small']],
  ])('forPromotion: %s', (_name, flags, expected) => {
    expect(applied(basket, [{ ...big, ...flags }, small], [])).toEqual(expected);
  });

  test.each([
    [false, ['big']],
    [true, ['big', 'welcome']],
  ])('forCoupon %s of the promotion', (forCoupon, expected) => {
    expect(applied(basket, [{ ...big, forCoupon }], [someCoupon()])).toEqual(expected);
  });

  test('among equals takes the higher priority, then the first name, and no coupon where a promotion does it', () => {
    const alone = { forPromotion: false, forCoupon: false };
    const equals = ['b', 'a', 'c'].map((id) => somePromotion({ id, ...alone }));
    expect(applied(basket, equals, [])).toEqual(['a']);
    expect(applied(basket, [...equals, somePromotion({ id: 'd', priority: 1, ...alone })], [])).toEqual([
      'd',
    ]);
    expect(applied(basket, equals, [someCoupon()])).toEqual(['a']);
  });

  test('prefers money to a gift', () => {
    const group = { combinationGroup: 'one' };
    const gift = somePromotion({
      ...group,
      id: 'gift',
      actions: [{ type: 'gift', productId: 'V900', quantity: 9 }],
    });
    expect(applied(basket, [gift, { ...small, ...group }], [])).toEqual(['small']);
  });
});

describe('coupons', () => {
  const past = new Date('2026-11-01T00:00:00Z');
  const future = new Date('2026-12-01T00:00:00Z');
  const welcome = someCoupon().promotion;

  test.each([
    ['unknown', someCoupon({ promotion: null })],
    ['unknown', someCoupon({ isActive: false })],
    ['not-started', someCoupon({ startsAt: future })],
    ['expired', someCoupon({ endsAt: past })],
    ['expired', someCoupon({ promotion: welcome && { ...welcome, endsAt: past } })],
    ['used-up', someCoupon({ usage: 'used-up' })],
    ['not-first', someCoupon({ promotion: welcome && { ...welcome, usage: 'not-first' } })],
    ['used-by-owner', someCoupon({ promotion: welcome && { ...welcome, usage: 'used-by-owner' } })],
    [
      'conditions',
      someCoupon({ promotion: welcome && { ...welcome, conditions: [{ type: 'tag', values: ['T9'] }] } }),
    ],
  ] as const)('that do not count say why: %s', (reason, coupon) => {
    const { applied, rejected } = applyPromotions(basket, [], [coupon]);
    expect(applied).toEqual([]);
    expect(rejected).toMatchObject([{ couponCode: 'WELKOM10', reason }]);
  });

  test('take nothing off products of the exception list, and do not count when there is nothing else (§5)', () => {
    const exception = someLine(3, 50_000, { isException: true });
    const { lines } = applyPromotions(someBasket([exception, lamp]), [], [someCoupon()]);
    expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([0, 2_000]);
    expect(applyPromotions(someBasket([exception]), [], [someCoupon()]).rejected).toMatchObject([
      { reason: 'conditions' },
    ]);
  });

  test('of one promotion count once', () => {
    const { applied } = applyPromotions(basket, [], [someCoupon(), someCoupon({ code: 'OOKWELKOM' })]);
    expect(applied).toHaveLength(1);
  });

  test('that add nothing are not spent', () => {
    const free = somePromotion({ id: 'free', needsCoupon: true, actions: [{ type: 'freeDelivery' }] });
    const already = someBasket([sofa], { delivery: { normalMinor: 0, freeMinor: 0 } });
    const { applied, rejected } = applyPromotions(already, [], [someCoupon({ promotion: free })]);
    expect(applied).toEqual([]);
    expect(rejected).toMatchObject([{ reason: 'no-benefit' }]);
  });
});
