import fc from 'fast-check';
import { currencies } from '../../../contract/sites.ts';
import { toAmount, toMinor } from './amount.ts';

describe('amounts as Mollie writes them', () => {
  test('read again are the same cents', () => {
    const cents = fc
      .integer({ min: -999_999_999_999, max: 999_999_999_999 })
      .filter((minor) => !Object.is(minor, -0));
    fc.assert(
      fc.property(cents, fc.constantFrom(...currencies), (minor, currency) => {
        const amount = toAmount(minor, currency);
        expect(amount.value).toMatch(/^-?\d+\.\d{2}$/);
        expect(toMinor(amount)).toBe(minor);
      }),
    );
  });

  test.each(['1', '1.5', '1,50', '1.505', '1e3', '', ' 1.50'])('"%s" is none', (value) => {
    expect(() => toMinor({ value })).toThrow(TypeError);
  });

  test('are never in a currency the shop does not know', () => {
    expect(() => toAmount(100, 'USD')).toThrow(TypeError);
  });
});
