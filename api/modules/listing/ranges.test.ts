import fc from 'fast-check';
import { rangeFacetCodes } from '../../contract/facets.ts';
import { toShownLimits, toStoredRanges } from './ranges.ts';

const codes = fc.constantFrom(...rangeFacetCodes);
const amounts = fc.nat(9_999_999);

describe('a range', () => {
  test('that is shown holds every product, and is not a unit wider than it must be', () => {
    fc.assert(
      fc.property(codes, amounts, amounts, (code, a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const shown = toShownLimits(code, { min, max });
        const stored = toStoredRanges({ [code]: { from: shown.min, to: shown.max } })[code];
        expect(stored?.min).toBeLessThanOrEqual(min);
        expect(stored?.max).toBeGreaterThanOrEqual(max);
        const narrower = toStoredRanges({ [code]: { from: shown.min + 1, to: shown.max - 1 } })[code];
        expect(narrower?.min).toBeGreaterThan(min);
        expect(narrower?.max).toBeLessThan(max);
      }),
    );
  });

  test('open at an end stays open, and one that was not chosen is none', () => {
    expect(toStoredRanges({ price: { from: null, to: 10 }, width: { from: 5, to: null } })).toEqual({
      price: { min: null, max: 1_000 },
      width: { min: 5, max: null },
    });
  });

  test('of no product is nothing', () => {
    expect(toShownLimits('price', null)).toEqual({ min: 0, max: 0 });
  });
});
