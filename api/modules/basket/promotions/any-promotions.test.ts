import fc from 'fast-check';
import { applyPromotions } from './apply-promotions.ts';
import type { OfferBasket, Promotion, PromotionResult } from './promotion.ts';
import { splitAmount } from './split-amount.ts';
import { someBasket, someCoupon, someLine, somePromotion } from './testing/builders.ts';

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
const conditions = fc.oneof(
  fc.record({ type: fc.constant('category' as const), values: some(['C1', 'C11', 'C6']) }),
  fc.record({ type: fc.constant('brand' as const), values: some(['Linden', 'Lumo']) }),
  fc.record({ type: fc.constant('product' as const), values: some(['V1', 'V2', 'V3']) }),
  fc.record({ type: fc.constant('tag' as const), values: some(['T1', 'T2']) }),
  fc.record({ type: fc.constant('totalBasket' as const), fromMinor: fc.integer({ min: 0, max: 300_000 }) }),
);
const actions = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type: fc.constant('amount' as const), amountMinor: fc.integer({ min: 1, max: 200_000 }) }),
  fc.record({
    type: fc.constant('amountPerLine' as const),
    amountMinor: fc.integer({ min: 1, max: 50_000 }),
  }),
  fc.constant({ type: 'freeDelivery' as const }),
  fc.record({
    type: fc.constant('gift' as const),
    productId: fc.constantFrom('V900', 'V901'),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
);
const promotions = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      needsCoupon: fc.boolean(),
      priority: fc.integer({ min: 0, max: 2 }),
      combinationGroup: fc.constantFrom(null, 'one', 'two'),
      forPromotion: fc.boolean(),
      forCoupon: fc.boolean(),
      match: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(conditions, { maxLength: 3 }),
      actions: fc.array(actions, { minLength: 1, maxLength: 3 }),
    })
    .map((change) => somePromotion(change)),
  { selector: ({ id }) => id, maxLength: 7 },
);
const facts = fc.record({
  category: fc.constantFrom(['C1', 'C11'], ['C6'], []),
  brand: fc.constantFrom(['Linden'], ['Lumo']),
  product: some(['V1', 'V2', 'V3']),
  tag: fc.subarray(['T1', 'T2']),
  isException: fc.boolean(),
});
const lines = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 150_000 }), facts)
    .map(([key, totalMinor, given]) => someLine(key, totalMinor, given)),
  { selector: ({ key }) => key, maxLength: 6 },
);
const baskets = fc
  .tuple(lines, fc.integer({ min: 0, max: 9_000 }))
  .map(([given, normalMinor]) =>
    someBasket(given, { delivery: { normalMinor, freeMinor: Math.min(normalMinor, 3_900) } }),
  );

/** Those that need a coupon get one. */
function outcomeOf(basket: OfferBasket, given: readonly Promotion[]): PromotionResult {
  const coupons = given
    .filter(({ needsCoupon }) => needsCoupon)
    .map((promotion) => someCoupon({ code: promotion.id.toUpperCase(), promotion }));
  return applyPromotions(basket, given, coupons);
}

function toPayMinor(basket: OfferBasket, { discountMinor, freeDelivery }: PromotionResult): number {
  const { normalMinor, freeMinor } = basket.delivery;
  const goods = basket.lines.reduce((sum, line) => sum + line.totalMinor, 0);
  return goods - discountMinor + (freeDelivery ? freeMinor : normalMinor);
}

describe('any basket with any promotions', () => {
  test('shares sum to the discount, no line goes below zero, and exceptions stay as they are', () => {
    fc.assert(
      fc.property(baskets, promotions, (basket, given) => {
        const outcome = outcomeOf(basket, given);
        const sum = outcome.lines.reduce((total, line) => total + line.discountMinor, 0);
        expect(sum).toBe(outcome.discountMinor);
        expect(outcome.applied.reduce((total, one) => total + one.discountMinor, 0)).toBe(sum);
        for (const [index, { totalMinor, facts: line }] of basket.lines.entries()) {
          const share = outcome.lines[index]?.discountMinor ?? -1;
          expect(Number.isSafeInteger(share) && share >= 0 && share <= totalMinor).toBe(true);
          if (line.isException) expect(share).toBe(0);
        }
        expect(toPayMinor(basket, outcome)).toBeGreaterThanOrEqual(0);
        expect(outcome.applied.length + outcome.rejected.length).toBe(given.length);
      }),
      { numRuns: 500 },
    );
  });

  test('come to the same in whatever order they were added or are listed', () => {
    const shuffled = fc.tuple(baskets, promotions).chain(([basket, given]) =>
      fc.record({
        basket: fc.constant(basket),
        given: fc.constant(given),
        lines: fc.shuffledSubarray([...basket.lines], { minLength: basket.lines.length }),
        promotions: fc.shuffledSubarray(given, { minLength: given.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, (one) => {
        const straight = outcomeOf(one.basket, one.given);
        const other = outcomeOf({ ...one.basket, lines: one.lines }, one.promotions);
        const byKey = (outcome: PromotionResult) => outcome.lines.toSorted((a, b) => a.key - b.key);
        expect(byKey(other)).toEqual(byKey(straight));
        expect({ ...other, lines: [], rejected: [] }).toEqual({ ...straight, lines: [], rejected: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('one promotion more never makes it dearer', () => {
    fc.assert(
      fc.property(baskets, promotions, (basket, given) => {
        const before = toPayMinor(basket, outcomeOf(basket, given.slice(1)));
        expect(toPayMinor(basket, outcomeOf(basket, given))).toBeLessThanOrEqual(before);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('splitAmount', () => {
  const shares = fc.uniqueArray(
    fc.record({ key: fc.nat(1_000), weightMinor: fc.integer({ min: 0, max: 2_000_000_000 }) }),
    { selector: ({ key }) => key, minLength: 1, maxLength: 50 },
  );

  test('gives the amount to the cent, nobody more than their weight, within a cent of the exact part', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 0, max: 2_000_000_000 }), (given, amount) => {
        const total = given.reduce((sum, { weightMinor }) => sum + weightMinor, 0);
        const parts = splitAmount(amount, given);
        expect([...parts.values()].reduce((a, b) => a + b, 0)).toBe(Math.min(amount, total));
        for (const { key, weightMinor } of given) {
          const part = parts.get(key) ?? -1;
          expect(part >= 0 && part <= weightMinor).toBe(true);
          const exact = total === 0 ? 0 : (Math.min(amount, total) / total) * weightMinor;
          expect(Math.abs(part - exact)).toBeLessThan(1.001);
        }
      }),
    );
  });

  test('gives the odd cent to the largest remainder', () => {
    const thirds = [1, 2, 3].map((key) => ({ key, weightMinor: 1_000 }));
    expect([...splitAmount(100, thirds)].toSorted()).toEqual([
      [1, 34],
      [2, 33],
      [3, 33],
    ]);
  });
});
