import {
  type RangeFacetCode,
  rangeFacetCodes,
  type SortCode,
  type ValueFacetCode,
  valueFacetCodes,
} from '../../contract/listing-query.ts';

/** How a value facet is stored: several values as bits of a mask, or one value as its code. */
export const valueKinds: Readonly<Record<ValueFacetCode, 'mask' | 'code'>> = {
  colour: 'mask',
  material: 'mask',
  style: 'code',
  rating: 'code',
  delivery: 'code',
  offer: 'mask',
};

/** Bit of each facet in `miss`, the set of active facets a product does not satisfy. */
export const missBits: Readonly<Record<ValueFacetCode | RangeFacetCode, number>> = {
  colour: 1,
  material: 2,
  style: 4,
  rating: 8,
  delivery: 16,
  offer: 32,
  price: 64,
  width: 128,
  depth: 256,
  height: 512,
};

/** Codes contained in a stored key: the bits of a mask, or the code itself. */
export function codesOf(code: ValueFacetCode, key: bigint): number[] {
  if (valueKinds[code] === 'code') return [Number(key)];
  return bitsOf(key);
}

export function bitsOf(mask: bigint): number[] {
  const bits: number[] = [];
  for (let rest = mask, bit = 0; rest > 0n; rest >>= 1n, bit += 1) if (rest & 1n) bits.push(bit);
  return bits;
}

export function maskOf(codes: readonly number[]): bigint {
  return codes.reduce((mask, code) => mask | (1n << BigInt(code)), 0n);
}

/** First key of each order; ties go by popularity, then by id. */
export const sortKeys: Readonly<
  Record<
    SortCode,
    { column: 'popularity' | 'created' | 'price' | 'rating' | 'score'; direction: 'asc' | 'desc' }
  >
> = {
  popular: { column: 'popularity', direction: 'desc' },
  newest: { column: 'created', direction: 'desc' },
  'price-asc': { column: 'price', direction: 'asc' },
  'price-desc': { column: 'price', direction: 'desc' },
  rating: { column: 'rating', direction: 'desc' },
  relevance: { column: 'score', direction: 'desc' },
};

export function byValueFacet<T>(make: (code: ValueFacetCode) => T): Record<ValueFacetCode, T> {
  const [colour, material, style, rating, delivery, offer] = valueFacetCodes;
  return {
    colour: make(colour),
    material: make(material),
    style: make(style),
    rating: make(rating),
    delivery: make(delivery),
    offer: make(offer),
  };
}

export function byRangeFacet<T>(make: (code: RangeFacetCode) => T): Record<RangeFacetCode, T> {
  const [price, width, depth, height] = rangeFacetCodes;
  return { price: make(price), width: make(width), depth: make(depth), height: make(height) };
}
