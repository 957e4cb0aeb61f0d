import fc from 'fast-check';
import { takeByRate, vatByRate } from './vat-by-rate.ts';

test('amounts of one rate are taxed together, the highest rate first, and nothing is no rate', () => {
  const parts = [
    { percent: 10, grossMinor: 1 },
    { percent: 20, grossMinor: 120 },
    { percent: 10, grossMinor: 109 },
    { percent: 5, grossMinor: 0 },
  ];
  expect(vatByRate(parts)).toEqual([
    { percent: 20, grossMinor: 120, vatMinor: 20 },
    { percent: 10, grossMinor: 110, vatMinor: 10 },
  ]);
});

const part = fc.record({
  percent: fc.constantFrom(1, 10, 20),
  grossMinor: fc.integer({ min: 0, max: 5_000 }),
});
const left = fc.uniqueArray(part, { selector: ({ percent }) => percent });
const sumOf = (parts: readonly { grossMinor: number }[]) =>
  parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0);

test('what is taken is what was asked as far as there is any, never more than is left at a rate, and the named first', () => {
  fc.assert(
    fc.property(left, fc.array(part), fc.integer({ min: 0, max: 20_000 }), (open, named, amountMinor) => {
      const taken = takeByRate(amountMinor, open, named);
      expect(sumOf(taken)).toBe(Math.min(amountMinor, sumOf(open)));
      for (const { percent, grossMinor } of taken)
        expect(grossMinor).toBeLessThanOrEqual(sumOf(open.filter((one) => one.percent === percent)));
      if (sumOf(named) < amountMinor) return;
      for (const { percent, grossMinor } of taken) {
        const wanted = sumOf(named.filter((one) => one.percent === percent));
        const isEnough = named.every(
          (one) => sumOf(open.filter(({ percent: p }) => p === one.percent)) >= sumOf(named),
        );
        if (isEnough) expect(grossMinor).toBeLessThanOrEqual(wanted);
      }
    }),
  );
});
