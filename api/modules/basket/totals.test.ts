import fc from 'fast-check';
import { containedVatMinor, lineTotalMinor, toTotals } from './totals.ts';

const line = fc.record({
  unitMinor: fc.integer({ min: 0, max: 2_000_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const lines = fc.array(line, { maxLength: 50 });
const charges = fc.record({
  discountMinor: fc.integer({ min: 0, max: 5_000_000 }),
  deliveryMinor: fc.integer({ min: 0, max: 200_000 }),
});

describe('totals', () => {
  test('lines, discount and delivery add up to the total, which is a whole number and never negative', () => {
    fc.assert(
      fc.property(lines, charges, (some, given) => {
        const totals = toTotals(some, given, 21);
        expect(totals.subTotalMinor).toBe(some.map(lineTotalMinor).reduce((a, b) => a + b, 0));
        expect(totals.subTotalMinor - totals.discountMinor + totals.deliveryMinor).toBe(totals.totalMinor);
        expect(totals.totalMinor).toBeGreaterThanOrEqual(given.deliveryMinor);
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  test('a discount never takes off more than the goods cost', () => {
    const totals = toTotals(
      [{ unitMinor: 1_000, quantity: 1 }],
      { discountMinor: 5_000, deliveryMinor: 595 },
      21,
    );
    expect(totals).toMatchObject({ discountMinor: 1_000, totalMinor: 595 });
  });

  test('the VAT is contained in the total and leaves a net amount to which it is the percentage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.constantFrom(19, 20, 21),
        (gross, percent) => {
          const vat = containedVatMinor(gross, percent);
          const net = gross - vat;
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(Math.abs((net * percent) / 100 - vat)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('121 euros contain 21 euros of Dutch VAT', () => {
    expect(containedVatMinor(12_100, 21)).toBe(2_100);
  });
});
