import { facets, type RangeFacetCode, type RangeUnit, rangeFacetCodes } from '../../contract/facets.ts';
import type { ListingQuery } from '../../contract/listing-query.ts';
import type { EngineQuery, Limits } from './engine.ts';

/** Stored units per unit of the address: prices are stored in minor units, lengths in centimetres. */
const factors = { currency: 100, cm: 1, kg: 1, count: 1 } as const satisfies Record<RangeUnit, number>;
const factorOf = (code: RangeFacetCode) => factors[facets[code].unit];

export function toStoredRanges(ranges: ListingQuery['ranges']): EngineQuery['ranges'] {
  const stored: EngineQuery['ranges'] = {};
  for (const code of rangeFacetCodes) {
    const range = ranges[code];
    if (!range) continue;
    const scale = (value: number | null) => (value === null ? null : value * factorOf(code));
    stored[code] = { min: scale(range.from), max: scale(range.to) };
  }
  return stored;
}

/** Whole units that contain every product: rounded outwards. */
export function toShownLimits(code: RangeFacetCode, limits: Limits | null): Limits {
  if (!limits) return { min: 0, max: 0 };
  return { min: Math.floor(limits.min / factorOf(code)), max: Math.ceil(limits.max / factorOf(code)) };
}
