import { isRangeFacet, isValueFacet, type RangeUnit } from '@/api/contract/facets';
import type { Facet, Listing } from '@/api/contract/listing';
import type { ListingQuery } from '@/api/contract/listing-query';
import type { ToCard } from '@/lib/product-card/to-card-model';
import { toThumbPicture } from '@/lib/product-card/to-thumb-picture';
import { linkPath } from '@/lib/routes/paths';
import { listingHref } from './listing-href';
import type { FacetGroup, FilterChip, ListingModel, ListingSource } from './models';
import { withoutOwnBadge } from './own-badge';
import {
  offeredSorts,
  withOpened,
  withoutFilters,
  withoutRange,
  withoutValue,
  withPage,
} from './query-changes';

/** What the mapper needs of the site's language, so that it stays free of the translation library. */
export type ListingTexts = {
  /** E.g. "Prijs: € 200 – € 900" or "Breedte: tot 180 cm". */
  range: (group: { title: string; unit: RangeUnit; from: number | null; to: number | null }) => string;
  card: ToCard;
};

function toFacetGroup(facet: Facet): FacetGroup | null {
  const { code, title, range } = facet;
  if (facet.kind === 'range') {
    if (!range || !isRangeFacet(code)) return null;
    // One width only: there is nothing to choose.
    if (range.min >= range.max && range.from === null && range.to === null) return null;
    return { kind: 'range', code, title, ...range };
  }
  if (facet.values.length === 0) return null;
  const options = facet.values.map(({ value, title, colour, count, isSelected }) => ({
    value,
    title,
    colour,
    count,
    isSelected,
    isDisabled: count === 0 && !isSelected,
  }));
  return { kind: 'values', code, title, options };
}

function toChips(
  facets: Facet[],
  query: ListingQuery,
  href: (query: ListingQuery) => string,
  texts: ListingTexts,
): FilterChip[] {
  return facets.flatMap((facet): FilterChip[] => {
    const { code } = facet;
    if (isValueFacet(code)) {
      return (query.values[code] ?? []).map((value) => ({
        key: `${code}-${value}`,
        label: facet.values.find((each) => each.value === value)?.title ?? value,
        href: href(withoutValue(query, code, value)),
      }));
    }
    const range = facet.range?.isImplied ? facet.range : query.ranges[code];
    if (!range || !isRangeFacet(code)) return [];
    const { title } = facet;
    const label = texts.range({ title, unit: facet.range?.unit ?? 'cm', from: range.from, to: range.to });
    const left = facet.range?.isImplied ? withOpened(query, [code]) : withoutRange(query, code);
    return [{ key: code, label, href: href(left) }];
  });
}

const impliedCodes = (all: readonly Facet[]) =>
  all.flatMap(({ code, range }) => (range?.isImplied && isRangeFacet(code) ? [code] : []));

/** Turns one answer of `products-listing` into what the page shows. */
export function toListingModel(
  listing: Listing,
  query: ListingQuery,
  source: ListingSource,
  texts: ListingTexts,
): ListingModel {
  const href = (changed: ListingQuery) => listingHref(source, changed);
  const { page, pageCount, total } = listing;
  return {
    source,
    query,
    title: listing.title,
    intro: listing.intro,
    breadcrumbs: listing.breadcrumbs.map((link) => ({
      title: link.title,
      href: linkPath(source.site, link),
    })),
    subCategories: listing.subCategories.map((link) => ({
      href: linkPath(source.site, link),
      title: link.title,
      count: link.count,
      picture: link.media && toThumbPicture(link.media),
    })),
    total,
    seenCount: Math.min(total, page * listing.pageSize),
    page,
    pageCount,
    sort: listing.sort,
    sortCodes: offeredSorts(source.type),
    facets: listing.facets.flatMap((facet) => toFacetGroup(facet) ?? []),
    chips: toChips(listing.facets, query, href, texts),
    clearHref: href(withOpened(withoutFilters(query), impliedCodes(listing.facets))),
    previousHref: page > 1 ? href(withPage(query, page - 1)) : null,
    nextHref: page < pageCount ? href(withPage(query, page + 1)) : null,
    cards: listing.products.map((card) => withoutOwnBadge(source.type, texts.card(card))),
    hasExampleRatings: listing.products.some(({ rating }) => rating?.isExample),
    term: query.term,
    correctedTerm: listing.correctedTerm,
    missingWords: listing.missingWords,
    unmetRanges: listing.unmetRanges.map(texts.range),
  };
}
