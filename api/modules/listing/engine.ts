import type { RangeFacetCode, ValueFacetCode } from '../../contract/facets.ts';
import type { SortCode } from '../../contract/listing-query.ts';
import type { SiteCode } from '../../contract/sites.ts';

/** Bits of `product_facet.offer_mask`; `new` is decided when asked, because it depends on the day. */
export const offerBits = { sale: 1, new: 2, express: 4, showroom: 8 } as const;

/** The products a listing is about, before any filter. */
export type ListingScope = {
  site: SiteCode;
  /** Preorder numbers of the category's subtree, both ends included; null for every category. */
  categories: { from: number; to: number } | null;
  /** Only these products (a collection, a tag, a search), ascending; null for all. */
  ids: Int32Array | null;
  /** Relevance of each of `ids`; null where the order is not by relevance. */
  scores: Int32Array | null;
  onlyExpress: boolean;
  /** Days since 1970-01-01: only products from this day on. */
  createdFrom: number | null;
};

export type Limits = { min: number; max: number };

/** Everything one listing page asks of the facet table. */
export type EngineQuery = {
  scope: ListingScope;
  /** Codes (bit numbers) of the chosen values per facet; several values of one facet are alternatives. */
  values: Partial<Record<ValueFacetCode, readonly number[]>>;
  /** Stored units: minor units for the price, centimetres for the rest; both ends included. */
  ranges: Partial<Record<RangeFacetCode, { min: number | null; max: number | null }>>;
  /** Products from this day on count as new; null when none does. */
  newFrom: number | null;
  sort: SortCode;
  offset: number;
  limit: number;
};

export type EngineAnswer = {
  total: number;
  /** Products that would remain with the value, all other facets applied; missing means none. */
  counts: Record<ValueFacetCode, ReadonlyMap<number, number>>;
  /** Products of the scope that have the value, whatever else is chosen; the others do not belong to this listing. */
  present: Record<ValueFacetCode, ReadonlyMap<number, number>>;
  /** Products of the scope, before any filter. */
  size: number;
  /** Extent of each range with all other facets applied; null when nothing is left. */
  extents: Record<RangeFacetCode, Limits | null>;
  /** Product ids of the page, in order. */
  ids: number[];
};
