/**
 * The filters of a listing as they are written in an address, the same in the storefront's URLs and in the API:
 * `?colour=sand,rust&price=200-900&width=-180&sort=price-asc&page=2`. Pure; no dependency.
 */
import { cutText } from './cut-text.ts';
import type { ErrorCode } from './error-codes.ts';
import {
  type FacetCode,
  isRangeFacet,
  isValueFacet,
  type RangeFacetCode,
  rangeFacetCodes,
  type ValueFacetCode,
  valueFacetCodes,
} from './facets.ts';

export const listingTypes = [
  'category',
  'collection',
  'tag',
  'search',
  'newest',
  'express',
  'showroom',
] as const;
export type ListingType = (typeof listingTypes)[number];

export const sortCodes = ['popular', 'newest', 'price-asc', 'price-desc', 'rating', 'relevance'] as const;
export type SortCode = (typeof sortCodes)[number];

export const pageSizes = [24, 48, 96] as const;
export const maxPage = 10_000;

/** Whole units (euros or centimetres), both ends included; null is open. */
export type Range = { from: number | null; to: number | null };
export type ListingQuery = {
  values: Partial<Record<ValueFacetCode, string[]>>;
  ranges: Partial<Record<RangeFacetCode, Range>>;
  /** Ranges that the search words are not read as: of `bank onder 1200` all sofas, with `open=price`. */
  opened: RangeFacetCode[];
  sort: SortCode | null;
  page: number;
  pageSize: number;
  /** Search words, trimmed, at most 100 characters. */
  term: string;
  showroomId: string | null;
};
/** As they travel: `type`, its `vsin`, and what `formatListingQuery` writes. */
export type ListingParameters = { type: ListingType } & Partial<
  Record<'vsin' | 'term' | 'showroomId' | 'open' | 'sort' | FacetCode, string> &
    Record<'page' | 'size', string | number>
>;
export type QueryProblem = { code: ErrorCode; property: string };

const valuePattern = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** `from-to`; a form sent without JavaScript repeats the key instead, which arrives here as `from,to`. */
const rangePattern = /^(\d{0,7})[-,](\d{0,7})$/;
const ignored = /^(utm_|gclid$|fbclid$|_rsc$|type$|vsin$)/;

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return list.some((item) => item === value);
}

function parseRange(text: string): Range | null {
  const match = rangePattern.exec(text);
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const from = match[1] ? Number(match[1]) : null;
  const to = match[2] ? Number(match[2]) : null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

function readFacet(code: FacetCode, text: string, query: ListingQuery): ErrorCode | null {
  if (isRangeFacet(code)) {
    const range = parseRange(text);
    if (range) query.ranges[code] = range;
    return range ? null : 'unknown-facet';
  }
  const values = [...new Set(text.split(',').filter(Boolean))].sort();
  if (values.length > 20 || values.some((value) => !valuePattern.test(value))) return 'unknown-facet';
  if (values.length > 0) query.values[code] = values;
  return null;
}

/** What a parameter that is no facet sets, or what is wrong with it. */
function readOther(key: string, text: string): Partial<ListingQuery> | ErrorCode {
  switch (key) {
    case 'sort':
      return isOneOf(sortCodes, text) ? { sort: text } : 'unknown-sort';
    case 'page': {
      const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : maxPage + 1;
      return page > maxPage ? 'invalid-page' : { page };
    }
    case 'size': {
      const pageSize = pageSizes.find((allowed) => String(allowed) === text);
      return pageSize ? { pageSize } : 'invalid-size';
    }
    case 'term':
      return { term: cutText(text.trim(), 100) };
    case 'open': {
      const wanted = text.split(',');
      const opened = rangeFacetCodes.filter((code) => wanted.includes(code));
      return opened.length > 0 ? { opened } : 'unknown-facet';
    }
    case 'showroomId':
      return /^[a-z0-9-]{1,40}$/.test(text) ? { showroomId: text } : 'invalid-input';
    default:
      return ignored.test(key) ? {} : 'unknown-facet';
  }
}

function readParameter(key: string, text: string, query: ListingQuery): ErrorCode | null {
  if (isValueFacet(key) || isRangeFacet(key)) return readFacet(key, text, query);
  const read = readOther(key, text);
  if (typeof read === 'string') return read;
  Object.assign(query, read);
  return null;
}

/**
 * Reads the parameters. What is wrong is left out of `query` and named in `problems`, so a page can redirect to
 * the cleaned address and the API can answer 400. Keys that do not belong to a listing are ignored by the
 * storefront (`utm_…`) and named by the API as `unknown-facet`.
 */
export function parseListingQuery(params: URLSearchParams): {
  query: ListingQuery;
  problems: QueryProblem[];
} {
  const query: ListingQuery = {
    values: {},
    ranges: {},
    opened: [],
    sort: null,
    page: 1,
    pageSize: 24,
    term: '',
    showroomId: null,
  };
  const problems: QueryProblem[] = [];
  for (const property of new Set(params.keys())) {
    const code = readParameter(property, params.getAll(property).join(','), query);
    if (code) problems.push({ code, property });
  }
  return { query, problems };
}

/** Without words there is nothing to read. */
function writeTerm(params: URLSearchParams, { term, opened }: ListingQuery): void {
  if (!term) return;
  params.set('term', term);
  if (opened.length > 0) params.set('open', opened.join(','));
}

/** The one canonical spelling of a query, in a fixed order, defaults left out. */
export function formatListingQuery(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  writeTerm(params, query);
  if (query.showroomId) params.set('showroomId', query.showroomId);
  for (const code of valueFacetCodes) {
    const values = query.values[code];
    if (values && values.length > 0) params.set(code, values.join(','));
  }
  for (const code of rangeFacetCodes) {
    const range = query.ranges[code];
    if (range) params.set(code, `${range.from ?? ''}-${range.to ?? ''}`);
  }
  if (query.sort) params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.pageSize !== 24) params.set('size', String(query.pageSize));
  return params;
}

export function isFiltered(query: ListingQuery): boolean {
  return Object.keys(query.values).length > 0 || Object.keys(query.ranges).length > 0;
}
