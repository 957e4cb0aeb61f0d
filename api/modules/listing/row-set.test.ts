import fc from 'fast-check';
import {
  addRow,
  countBoth,
  emptySet,
  filledOf,
  hasRow,
  intersect,
  listRows,
  rowsBetween,
  unite,
} from './row-set.ts';

const size = 130;
const rows = fc.uniqueArray(fc.nat(size - 1), { maxLength: size });
const ascending = (list: Iterable<number>) => [...list].sort((a, b) => a - b);

function setOf(list: readonly number[]) {
  const set = emptySet(size);
  for (const row of list) addRow(set, row);
  return set;
}
const listOf = (set: Int32Array) => [...listRows(filledOf(set), set)];

test('a set of rows says what a set of numbers says', () => {
  fc.assert(
    fc.property(rows, rows, rows, (a, b, c) => {
      const [x, y, z] = [setOf(a), setOf(b), setOf(c)];
      const inAll = ascending(new Set(a).intersection(new Set(b)).intersection(new Set(c)));
      expect(listOf(x)).toEqual(ascending(a));
      expect(listOf(intersect(filledOf(x), [x, y, z]))).toEqual(inAll);
      expect(listOf(unite(size, [x, y]))).toEqual(ascending(new Set(a).union(new Set(b))));
      expect(countBoth(filledOf(x), x, y)).toBe(new Set(a).intersection(new Set(b)).size);
      expect(Array.from({ length: size }, (_, row) => row).filter((row) => hasRow(x, row))).toEqual(
        ascending(a),
      );
    }),
  );
});

test('a slice has its first row and not the one after its last', () => {
  fc.assert(
    fc.property(fc.nat(size), fc.nat(size), (from, end) => {
      const inside = Array.from({ length: size }, (_, row) => row).filter((row) => row >= from && row < end);
      expect(listOf(rowsBetween(size, from, end))).toEqual(inside);
    }),
  );
});
