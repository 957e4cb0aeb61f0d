import { type ListingQuery, type RangeFacetCode, rangeFacetCodes } from '../../contract/listing-query.ts';
import type { EngineQuery, Limits } from './engine.ts';

/** Stored units per unit of the address: the price is stored in minor units, lengths in centimetres. */
const factors: Readonly<Record<RangeFacetCode, number>> = { price: 100, width: 1, depth: 1, height: 1 };

export function toStoredRanges(ranges: ListingQuery['ranges']): EngineQuery['ranges'] {
  const stored: EngineQuery['ranges'] = {};
  for (const code of rangeFacetCodes) {
    const range = ranges[code];
    if (!range) continue;
    const scale = (value: number | null) => (value === null ? null : value * factors[code]);
    stored[code] = { min: scale(range.from), max: scale(range.to) };
  }
  return stored;
}

/** Whole units that contain every product: rounded outwards. */
export function toShownLimits(code: RangeFacetCode, limits: Limits | null): Limits {
  if (!limits) return { min: 0, max: 0 };
  return { min: Math.floor(limits.min / factors[code]), max: Math.ceil(limits.max / factors[code]) };
}
