import fc from 'fast-check';
import { chosenInstallments, listInstallments, splitMinor } from './installments.ts';

const amounts = fc.integer({ min: 0, max: 2_000_000_000 });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('instalments', () => {
  test('parts are the whole, to the cent, and differ by one cent at most', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 12 }), (total, count) => {
        const parts = splitMinor(total, count);
        expect(parts).toHaveLength(count);
        expect(sum(parts)).toBe(total);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('every option is the amount and its fee, and what is charged fits the database', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (total, isDivisible) => {
        for (const option of listInstallments(total, isDivisible)) {
          expect(option.installmentFee).toBeGreaterThanOrEqual(0);
          expect(sum(option.amounts)).toBe(total + option.installmentFee);
          expect(total + option.installmentFee).toBeLessThan(2 ** 31);
          expect(chosenInstallments(total, option.installmentCount, isDivisible)).toEqual(option);
        }
      }),
    );
  });

  test.each([
    [100_000, true, [1, 2, 3, 6, 9]],
    [120_000, true, [1, 2, 3, 6, 9, 12]],
    [9_999, true, [1]],
    [120_000, false, [1]],
  ])('%i minor units, divisible %s: %j', (total, isDivisible, counts) => {
    expect(listInstallments(total, isDivisible).map((one) => one.installmentCount)).toEqual(counts);
  });

  test.each([2.5, 4, 0, 13])('there is no way to pay in %d parts', (count) => {
    expect(() => chosenInstallments(1_000_000, count, true)).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    );
  });
});
