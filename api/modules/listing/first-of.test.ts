import fc from 'fast-check';
import { firstOf } from './first-of.ts';

test('the first of many rows are those of a whole sort, in its order', () => {
  const rows = fc.uniqueArray(fc.nat(1_000), { maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(
      rows,
      fc.integer({ min: -1, max: 70 }),
      fc.integer({ min: 2, max: 9 }),
      (ids, count, groups) => {
        // Few groups make many ties, which go by id.
        const compare = (a: number, b: number) => (a % groups) - (b % groups) || a - b;
        expect(firstOf(Int32Array.from(ids), count, compare)).toEqual(
          ids.toSorted(compare).slice(0, Math.max(0, count)),
        );
      },
    ),
  );
});
