import { type RangeFacetCode, type ValueFacetCode, valueFacetCodes } from '@/api/contract/facets';
import type { ListingQuery, ListingType, SortCode } from '@/api/contract/listing-query';
import { isApiFailure } from '@/lib/api/failure';

/** The orders a shopper may choose from; only a search knows relevance. */
export function offeredSorts(type: ListingType): SortCode[] {
  const sorts: SortCode[] = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'];
  return type === 'search' ? ['relevance', ...sorts] : sorts;
}

export function withPage(query: ListingQuery, page: number): ListingQuery {
  return { ...query, page };
}

export function withoutValue(query: ListingQuery, code: ValueFacetCode, value: string): ListingQuery {
  const { [code]: values = [], ...others } = query.values;
  const left = values.filter((each) => each !== value);
  return { ...query, page: 1, values: left.length > 0 ? { ...others, [code]: left } : others };
}

export function withoutRange(query: ListingQuery, code: RangeFacetCode): ListingQuery {
  const { [code]: _removed, ...ranges } = query.ranges;
  return { ...query, page: 1, ranges };
}

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

/** Search words, showroom and page size stay; filters, order and page go. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, values: {}, ranges: {}, sort: null, page: 1 };
}

export function withShowroom(query: ListingQuery, showroomId: string | null): ListingQuery {
  return { ...withoutFilters(query), showroomId };
}
