import fc from 'fast-check';
import {
  facets,
  type RangeFacetCode,
  rangeFacetCodes,
  type ValueFacetCode,
  valueFacetCodes,
} from '../../../contract/facets.ts';
import { sortCodes } from '../../../contract/listing-query.ts';
import type { EngineQuery } from '../engine.ts';
import { byRangeFacet, byValueFacet } from '../facet-columns.ts';
import type { Look } from '../looks.ts';
import type { PlainRow } from './brute-force.ts';

const categories = 12;
const small = (max: number) => fc.integer({ min: 0, max });
/** Few distinct values, so that filters and ties meet often. Colours use high bits too, where numbers end. */
const colourCodes = [0, 1, 5, 31, 32, 54, 61];

const valuesOf = (code: ValueFacetCode) => {
  if (code === 'offer') return fc.uniqueArray(fc.constantFrom(0, 2, 3), { maxLength: 3 });
  if (facets[code].isMultiple) return fc.uniqueArray(fc.constantFrom(...colourCodes), { maxLength: 3 });
  return small(4).map((value) => [value]);
};

const figuresOf = (code: RangeFacetCode) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: facets[code].isMultiple ? 7 : 1 })
    .map((figures) => figures.sort((a, b) => a - b));

/** Numbers of one to four digits: their order as text is another one. */
const idAt = (index: number) => 2 + index * 31;

const row = fc.record({
  category: small(categories),
  popularity: small(3),
  created: fc.integer({ min: 20_000, max: 20_010 }),
  stars: fc.constantFrom(0, 350, 460),
  values: fc.record(byValueFacet(valuesOf)),
  ranges: fc.record(byRangeFacet(figuresOf)),
  looks: fc.uniqueArray(
    fc.record({ colour: fc.constantFrom(0, 1, 5), material: fc.constantFrom(null, 0, 1, 5) }),
    { maxLength: 6, selector: ({ colour, material }) => `${colour} ${material}` },
  ),
});

/** What a product comes in is what its variants come in. */
function withLooks<R extends { values: PlainRow['values']; looks: readonly Look[] }>(one: R): R {
  const { values, looks } = one;
  if (looks.length === 0) return one;
  const colour = [...new Set(looks.map((look) => look.colour))];
  const material = [...new Set([...values.material, ...looks.flatMap((look) => look.material ?? [])])];
  return { ...one, values: { ...values, colour, material } };
}

export const rowsArbitrary: fc.Arbitrary<PlainRow[]> = fc
  .array(row, { maxLength: 100, size: 'max' })
  .map((rows) => rows.map((one, index) => ({ ...withLooks(one), id: idAt(index) })));

const chosen = (code: ValueFacetCode) => {
  const codes = code === 'offer' ? [0, 1, 2, 3] : facets[code].isMultiple ? colourCodes : [0, 1, 2, 3, 4];
  return fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 3 });
};
const range = fc.record({ min: fc.option(small(6)), max: fc.option(fc.integer({ min: 3, max: 9 })) });
/** `instead` four times out of five: shoppers leave most filters alone, and all at once would leave nothing to compare. */
const rarely = <T, N>(arbitrary: fc.Arbitrary<T>, instead: N): fc.Arbitrary<T | N> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(instead) }, { weight: 1, arbitrary });

function present<K extends string, V>(
  entries: readonly (readonly [K, V | undefined])[],
): Partial<Record<K, V>> {
  const result: Partial<Record<K, V>> = {};
  for (const [key, value] of entries) if (value !== undefined) result[key] = value;
  return result;
}

const scored = fc.uniqueArray(fc.record({ id: small(102).map(idAt), score: small(4) }), {
  selector: (one) => one.id,
  maxLength: 80,
});

export const queryArbitrary: fc.Arbitrary<EngineQuery> = fc
  .record({
    categories: rarely(fc.tuple(small(categories), small(categories)), null),
    matches: rarely(scored, null),
    onlyExpress: rarely(fc.constant(true), false),
    createdFrom: rarely(fc.integer({ min: 19_999, max: 20_011 }), null),
    values: fc.tuple(...valueFacetCodes.map((code) => rarely(chosen(code), undefined))),
    ranges: fc.tuple(...rangeFacetCodes.map(() => rarely(range, undefined))),
    newFrom: fc.option(fc.integer({ min: 20_000, max: 20_010 })),
    sort: fc.constantFrom(...sortCodes),
    offset: small(12),
    limit: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ categories: ends, matches, onlyExpress, createdFrom, values, ranges, ...rest }) => {
    const ascending = matches ? [...matches].sort((a, b) => a.id - b.id) : null;
    return {
      ...rest,
      scope: {
        site: 'nl',
        categories: ends ? { from: Math.min(...ends), to: Math.max(...ends) } : null,
        ids: ascending ? Int32Array.from(ascending, (one) => one.id) : null,
        scores: ascending ? Int32Array.from(ascending, (one) => one.score) : null,
        onlyExpress,
        createdFrom,
      },
      values: present(valueFacetCodes.map((code, index) => [code, values[index]] as const)),
      ranges: present(rangeFacetCodes.map((code, index) => [code, ranges[index]] as const)),
    };
  });
