import fc from 'fast-check';
import { at, byRangeFacet, byValueFacet } from './facet-columns.ts';
import { countFacets } from './facet-count.ts';
import { toFacetSets } from './facet-sets.ts';
import { addRow, emptySet, filledOf, listRows } from './row-set.ts';

const size = 3_000;
const zeros = new Int32Array(size);
const price = Int32Array.from(zeros, (_, row) => (row * 7919) % 997);
const style = Int32Array.from(zeros, (_, row) => (row * 31) % 5);
const facets = toFacetSets({
  size,
  id: price.map((_, row) => row),
  ...{ category: zeros, popularity: zeros, created: zeros, stars: zeros, looks: zeros },
  lookKeys: [0n],
  values: byValueFacet((code) => (code === 'style' ? style : zeros)),
  keys: byValueFacet((code) => (code === 'style' ? [0n, 1n, 2n, 3n, 4n] : [0n])),
  ranges: byRangeFacet((code) => ({ row: code === 'price' ? price : zeros, sets: null })),
});

test('few rows of a large site and nearly all of them are counted alike, beside a whole that is known and without it', () => {
  const scopes = fc.oneof(
    fc.uniqueArray(fc.nat(size - 1), { minLength: 1, maxLength: 9 }),
    fc.constantFrom(1, 2, 3).map((step) => [...zeros.keys()].filter((row) => row % step === 0)),
  );
  fc.assert(
    fc.property(scopes, fc.nat(500), fc.nat(1_000), (rows, min, max) => {
      const scope = emptySet(size);
      for (const row of rows) addRow(scope, row);
      const whole = countFacets(facets, scope, { values: {}, ranges: {} }, null);
      const met = rows.filter(
        (row) => at(price, row) !== 0 && at(price, row) >= min && at(price, row) <= max,
      );
      const styles = new Map<number, number>();
      for (const row of met) styles.set(at(style, row), (styles.get(at(style, row)) ?? 0) + 1);
      for (const known of [whole, null]) {
        const asked = { values: {}, ranges: { price: { min, max } } };
        const { matches, total, counts } = countFacets(facets, scope, asked, known);
        expect([...listRows(filledOf(matches), matches)]).toEqual(met.sort((a, b) => a - b));
        expect(total).toBe(met.length);
        expect(counts.style).toEqual(styles);
      }
    }),
    { numRuns: 80 },
  );
});
