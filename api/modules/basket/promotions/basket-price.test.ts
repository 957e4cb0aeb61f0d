import { pieceMinor } from './basket-price.ts';
import type { Promotion } from './promotion.ts';
import { someLine, somePromotion } from './testing/builders.ts';

const now = new Date('2026-11-28T12:00:00Z');
const { facts } = someLine(1, 10_000, { category: ['C7'] });
const off = (change: Partial<Promotion> = {}) =>
  somePromotion({ actions: [{ type: 'percentage', percent: 15 }], ...change });
const cost = (...promotions: Promotion[]) => pieceMinor(10_000, facts, promotions, now);
const over = new Date('2026-11-28T11:59:59Z');

test.each([
  ['takes its part off', off(), 8_500],
  [
    'of another category takes nothing off',
    off({ conditions: [{ type: 'category', values: ['C1'] }] }),
    null,
  ],
  ['that needs more in the basket', off({ conditions: [{ type: 'totalBasket', fromMinor: 10_001 }] }), null],
  ['that has ended', off({ endsAt: over }), null],
  ['that is to come', off({ startsAt: new Date('2026-11-29T00:00:00Z') }), null],
  ['that needs a code', off({ needsCoupon: true }), null],
  ['that gives something along', off({ actions: [{ type: 'freeDelivery' }] }), null],
])('a promotion %s', (_case, promotion, expected) => {
  expect(cost(promotion)).toBe(expected);
});

test('nothing is taken off what no promotion is for', () => {
  expect(pieceMinor(10_000, { ...facts, isException: true }, [off()], now)).toBeNull();
});

test('where free delivery may be worth more than the discount, no discount is promised', () => {
  const group = { combinationGroup: 'one' };
  const free = off({ ...group, id: 'free', actions: [{ type: 'freeDelivery' }] });
  expect(cost(off(group), free)).toBeNull();
});
