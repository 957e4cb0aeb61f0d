import { type RangeFacetCode, rangeFacetCodes, type ValueFacetCode } from '@/api/contract/facets';
import type { ListingQuery, ListingType, SortCode } from '@/api/contract/listing-query';

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

/** What the words were read as is not meant. */
export function withOpened(query: ListingQuery, codes: readonly RangeFacetCode[]): ListingQuery {
  return {
    ...query,
    page: 1,
    opened: rangeFacetCodes.filter((code) => [...query.opened, ...codes].includes(code)),
  };
}

export function withoutRange(query: ListingQuery, code: RangeFacetCode): ListingQuery {
  const { [code]: _removed, ...ranges } = query.ranges;
  return { ...query, page: 1, ranges };
}

/** Search words and what they are read as, showroom and page size stay; filters, order and page go. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, values: {}, ranges: {}, sort: null, page: 1 };
}

export function withShowroom(query: ListingQuery, showroomId: string | null): ListingQuery {
  return { ...withoutFilters(query), showroomId };
}
