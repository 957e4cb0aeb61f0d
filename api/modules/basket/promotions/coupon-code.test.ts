import fc from 'fast-check';
import { toCouponCode, toCouponCodes } from './coupon-code.ts';

describe('coupon codes', () => {
  test('are the same however they are typed', () => {
    expect(['welkom10', ' WELKOM10 ', 'ｗｅｌｋｏｍ１０'].map(toCouponCode)).toEqual(
      Array(3).fill('WELKOM10'),
    );
  });

  test('written as they are compared stay as they are', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'ß', 'ﬁ', 'İ', 'é', '１', ' ', '-'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(letters, (text) => expect(toCouponCode(toCouponCode(text))).toBe(toCouponCode(text))),
    );
  });

  test('count once each, in the order given; nothing is none', () => {
    expect(toCouponCodes(['b', null, ' A', '', 'B ', undefined, '  '])).toEqual(['B', 'A']);
  });
});
