import { chooseBest, excludesEachOther } from './choose.ts';
import { coveredLines } from './conditions.ts';
import type { OfferBasket, Promotion } from './promotion.ts';
import { prepare } from './score.ts';
import { someBasket, someLine, somePromotion } from './testing/builders.ts';

type Change = Partial<Promotion> & { couponCode?: string | null };

function party({ couponCode = null, ...change }: Change) {
  return { promotion: somePromotion(change), couponCode };
}
function chosen(changes: readonly Change[], basket: OfferBasket = someBasket([someLine(1, 10_000)])) {
  const candidates = changes.map((change) => {
    const { promotion, couponCode } = party(change);
    return prepare({ promotion, couponCode, covered: coveredLines(promotion, basket.lines) }, basket);
  });
  return chooseBest(candidates, basket).map(({ promotion }) => promotion.id);
}
const off = (amountMinor: number) => [{ type: 'amount' as const, amountMinor }];

describe('two promotions', () => {
  test.each([
    ['that know nothing of each other', { id: 'a' }, { id: 'b' }, false],
    ['that are the same', { id: 'a' }, { id: 'a', couponCode: 'X' }, true],
    ['of one group', { id: 'a', combinationGroup: 'g' }, { id: 'b', combinationGroup: 'g' }, true],
    ['of two groups', { id: 'a', combinationGroup: 'g' }, { id: 'b', combinationGroup: 'h' }, false],
    ['of which one stands no coupon', { id: 'a', forCoupon: false }, { id: 'b', couponCode: 'X' }, true],
    [
      'of which the coupon stands no promotion',
      { id: 'a' },
      { id: 'b', couponCode: 'X', forPromotion: false },
      true,
    ],
    ['of which one stands no coupon, without one', { id: 'a', forCoupon: false }, { id: 'b' }, false],
  ])('%s', (_, one, other, isExclusive) => {
    expect(excludesEachOther(party(one), party(other))).toBe(isExclusive);
    expect(excludesEachOther(party(other), party(one))).toBe(isExclusive);
  });
});

describe('the best set', () => {
  const alone = { combinationGroup: 'g' };

  test('saves most, not the first one by priority', () => {
    const dear = { id: 'dear', ...alone, actions: off(3_000), priority: 0 };
    const cheap = { id: 'cheap', ...alone, actions: off(1_000), priority: 9 };
    expect(chosen([cheap, dear])).toEqual(['dear']);
  });

  test('may be two small ones instead of a large one that stands alone', () => {
    const large = { id: 'large', actions: off(3_000), forPromotion: false };
    const small = ['a', 'b'].map((id) => ({ id, actions: off(2_000) }));
    expect(chosen([large, ...small]).toSorted()).toEqual(['a', 'b']);
  });

  test('spends no coupon on goods that cost nothing any more', () => {
    const free = { id: 'free', actions: off(10_000) };
    expect(chosen([{ id: 'coupon', couponCode: 'X', actions: off(500) }, free])).toEqual(['free']);
  });

  test('takes the dearer gift where both save the same', () => {
    const gifts = new Map([
      ['V900', 1_000],
      ['V901', 2_000],
    ]);
    const gift = (productId: string) => [{ type: 'gift' as const, productId, quantity: 1 }];
    const basket = someBasket([someLine(1, 10_000)], { gifts });
    const offers = [
      { id: 'a', ...alone, actions: gift('V900') },
      { id: 'b', ...alone, actions: gift('V901') },
    ];
    expect(chosen(offers, basket)).toEqual(['b']);
    expect(chosen(offers.toReversed(), basket)).toEqual(['b']);
  });

  test('is empty when nothing is of use', () => {
    expect(chosen([{ id: 'a', actions: [{ type: 'gift', productId: 'V999', quantity: 1 }] }])).toEqual([]);
  });
});
