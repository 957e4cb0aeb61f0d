import { type BadgeFacts, badgesOf, defaultBadgeConfig, newFromDay } from './badges.ts';

const now = new Date('2026-11-16T23:00:00Z');
const plain: BadgeFacts = {
  onHand: 100,
  inventoryPolicy: 'deny',
  deliveryDays: 40,
  productionDays: 0,
  discountRate: 0,
  createdOn: '2020-01-01',
  isLindenCollection: false,
};
const badges = (change: Partial<BadgeFacts>, newDays = -1) =>
  badgesOf({ ...plain, ...change }, now, { ...defaultBadgeConfig, PRODUCT_NEW_PRODUCTS_MAX_DAY: newDays });

describe('the badges of a variant', () => {
  test.each([
    ['nothing to tell', {}, []],
    ['a lower price', { discountRate: 1 }, ['sale']],
    ['quick delivery', { deliveryDays: 5 }, ['express']],
    ['the last three', { onHand: 3 }, ['last-items']],
    ['four left', { onHand: 4 }, []],
    ['three left of what is made again', { onHand: 3, inventoryPolicy: 'continue' }, []],
    ['none left, however quick it was', { onHand: 0, deliveryDays: 5 }, ['sold-out']],
    ['none left of what is made again', { onHand: 0, inventoryPolicy: 'continue' }, []],
    [
      'all at once',
      { discountRate: 5, deliveryDays: 5, isLindenCollection: true, onHand: 1 },
      ['sale', 'express', 'collection', 'last-items'],
    ],
  ] as const)('with %s', (_, change, expected) => {
    expect(badges(change)).toEqual(expected);
  });

  test('a product is new for so many days, and never when the shop calls none new', () => {
    expect(badges({ createdOn: '2026-11-06' }, 10)).toEqual(['new']);
    expect(badges({ createdOn: '2026-11-05' }, 10)).toEqual([]);
    expect(badges({ createdOn: '2026-11-16' }, 0)).toEqual(['new']);
    expect(badges({ createdOn: '2026-11-16' }, -1)).toEqual([]);
    expect(newFromDay(now, defaultBadgeConfig)).toBeNull();
  });
});
