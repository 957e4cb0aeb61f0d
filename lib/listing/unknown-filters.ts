import { valueFacetCodes } from '@/api/contract/facets';
import type { ListingQuery } from '@/api/contract/listing-query';
import { isApiFailure } from '@/lib/api/failure';

/**
 * Without the filters that the API refused because one of their values does not exist, like what cannot be read at all.
 * @returns null when that was not the reason
 */
export function withoutUnknownFilters(query: ListingQuery, error: unknown): ListingQuery | null {
  if (!isApiFailure(error) || error.code !== 'unknown-facet') return null;
  const refused = valueFacetCodes.filter(
    (code) => query.values[code] && error.fields.some(({ property }) => property === code),
  );
  if (refused.length === 0) return null;
  const kept = valueFacetCodes.filter((code) => query.values[code] && !refused.includes(code));
  return { ...query, values: Object.fromEntries(kept.map((code) => [code, query.values[code]])) };
}
