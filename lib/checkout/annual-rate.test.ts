import fc from 'fast-check';
import { annualRate } from './annual-rate';

test.each([
  // 1 % a month is 12.68 % a year.
  ['one part after a year', 100_000, [...Array(11).fill(0), 112_682], 0.1268],
  ['an annuity of 1 % a month', 100_000, Array(12).fill(8885), 0.1268],
  ['a fee of 3.5 % over six months', 120_000, Array(6).fill(20_700), 0.1257],
  ['nothing', 26_800, [8934, 8933, 8933], 0],
])('%s is what a year costs', (_case, cash, amounts, rate) => {
  expect(annualRate(cash, amounts)).toBeCloseTo(rate, 3);
});

test('a higher fee never costs less a year', () => {
  const fee = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(fee, fee, fc.integer({ min: 1, max: 12 }), (one, other, count) => {
      const rateOf = (more: number) => annualRate(100_000, Array(count).fill((100_000 + more) / count));
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(rateOf(low)).toBeLessThanOrEqual(rateOf(high));
    }),
  );
});
