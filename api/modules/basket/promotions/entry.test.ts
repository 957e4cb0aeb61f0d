import { siteRules } from '../../../../sites/rules.ts';
import { firstEnd, toEntry } from './entry.ts';
import type { StoredPromotion } from './repo.ts';
import { somePromotion } from './testing/builders.ts';

const place = { site: siteRules.nl, language: 'nl' } as const;
const plain = {
  ...somePromotion(),
  conditions: [],
  actions: [],
  title: { nl: 'Actie' },
  description: null,
  isLimited: false,
};
const entry = (change: Partial<StoredPromotion>) => toEntry({ ...plain, ...change }, null, place);
const total = (fromMinor: number) => ({ type: 'totalBasket' as const, fromMinor });

describe('what shoppers are told of a promotion', () => {
  test('is the highest total they must reach', () => {
    expect(entry({ conditions: [total(5_000), total(9_000)] }).minimumTotal).toEqual({
      amount: 9_000,
      currency: 'EUR',
    });
  });

  test('is no total where there is another way in, or none is asked for', () => {
    const brand = { type: 'brand' as const, values: ['Linden'] };
    expect(entry({ match: 'any', conditions: [total(5_000), brand] }).minimumTotal).toBeNull();
    expect(entry({ conditions: [] }).minimumTotal).toBeNull();
    expect(entry({ conditions: [total(0)] }).minimumTotal).toBeNull();
  });

  test('is of each action what it has, and nothing else', () => {
    const { actions } = entry({
      actions: [
        { type: 'percentage', percent: 10 },
        { type: 'amountPerLine', amountMinor: 500 },
        { type: 'gift', productId: 'V900', quantity: 1 },
        { type: 'freeDelivery' },
      ],
    });
    expect(actions.map(({ percent, amount, productId }) => [percent, amount?.amount, productId])).toEqual([
      [10, undefined, null],
      [null, 500, null],
      [null, undefined, 'V900'],
      [null, undefined, null],
    ]);
  });
});

test('the first of several ends counts; without any there is none', () => {
  const [early, late] = [new Date('2026-11-01'), new Date('2026-12-01')];
  expect(firstEnd(late, null, early)).toBe(early);
  expect(firstEnd(null, null)).toBeNull();
});
