import {
  facets,
  type RangeFacetCode,
  rangeFacetCodes,
  type ValueFacetCode,
  valueFacetCodes,
} from '../../contract/facets.ts';
import type { SortCode } from '../../contract/listing-query.ts';

function hasEach<C extends string, T>(
  made: Partial<Record<C, T>>,
  codes: readonly C[],
): made is Record<C, T> {
  return codes.every((code) => code in made);
}

function recordOf<C extends string, T>(codes: readonly C[], make: (code: C) => T): Record<C, T> {
  const made: Partial<Record<C, T>> = {};
  for (const code of codes) made[code] = make(code);
  if (!hasEach(made, codes)) throw new TypeError('A facet is missing');
  return made;
}

/** The figure of a row in its column. */
export const at = (column: Int32Array, row: number): number => column[row] ?? 0;

export const byValueFacet = <T>(make: (code: ValueFacetCode) => T) => recordOf(valueFacetCodes, make);
export const byRangeFacet = <T>(make: (code: RangeFacetCode) => T) => recordOf(rangeFacetCodes, make);

/** Codes contained in a stored key: the bits of a mask, or the code itself. */
export function codesOf(facet: ValueFacetCode, key: bigint): number[] {
  return facets[facet].isMultiple ? bitsOf(key) : [Number(key)];
}

function bitsOf(mask: bigint): number[] {
  const bits: number[] = [];
  for (let rest = mask, bit = 0; rest > 0n; rest >>= 1n, bit += 1) if (rest & 1n) bits.push(bit);
  return bits;
}

/** First key of each order; ties go by popularity, then by id. */
export const sortKeys: Readonly<
  Record<
    SortCode,
    { column: 'popularity' | 'created' | 'price' | 'stars' | 'score'; direction: 'asc' | 'desc' }
  >
> = {
  popular: { column: 'popularity', direction: 'desc' },
  newest: { column: 'created', direction: 'desc' },
  'price-asc': { column: 'price', direction: 'asc' },
  'price-desc': { column: 'price', direction: 'desc' },
  rating: { column: 'stars', direction: 'desc' },
  relevance: { column: 'score', direction: 'desc' },
};
