import fc from 'fast-check';
import { RangeOrder } from './range-order.ts';
import { filledOf, listRows } from './row-set.ts';
import { toSizeSets } from './sizes.ts';

const limits = fc.record({
  min: fc.oneof(fc.constant(-Infinity), fc.integer({ min: -1, max: 30 })),
  max: fc.oneof(fc.constant(Infinity), fc.integer({ min: -1, max: 30 })),
});
const packed = (sizes: readonly number[]) => sizes.reduceRight((so, one) => (so << 9n) | BigInt(one), 0n);
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);
/** Of some rows up to more than the stages of an order are apart. */
const rowsOf = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 3_000, size: 'max' });

test('the rows within limits are those whose figure is, and 0 is no figure', () => {
  fc.assert(
    fc.property(rowsOf(fc.nat(30)), fc.array(limits, { minLength: 4, maxLength: 4 }), (figures, asked) => {
      const order = new RangeOrder({ row: Int32Array.from(figures), sets: null });
      for (const { min, max } of [...asked, ...asked]) {
        const set = order.rowsWithin({ min, max });
        const wanted = figures.flatMap((one, row) => (one !== 0 && one >= min && one <= max ? [row] : []));
        expect([...listRows(filledOf(set), set)]).toEqual(wanted);
      }
    }),
    { numRuns: 60 },
  );
});

test('of several sizes one that is within is enough, not a gap between two', () => {
  const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }).map(ascending);
  const kinds = fc.uniqueArray(sizes, { minLength: 1, maxLength: 12, selector: (one) => one.join() });
  fc.assert(
    fc.property(kinds, rowsOf(fc.nat(11)), limits, (known, places, { min, max }) => {
      const row = Int32Array.from(places, (place) => place % known.length);
      const set = new RangeOrder({ row, sets: toSizeSets(known.map(packed)) }).rowsWithin({ min, max });
      const isMet = (kind: number) => known[kind]?.some((one) => one >= min && one <= max);
      const wanted = [...row.keys()].filter((index) => isMet(row[index] ?? 0));
      expect([...listRows(filledOf(set), set)]).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});
