import { parseListingQuery } from '@/api/contract/listing-query';
import type { ListingModel } from '@/lib/listing/models';

/** A category without products, as its page is drawn at an address. @param search the query of the address */
export function listingModel(search: string, changes: Partial<ListingModel> = {}): ListingModel {
  const { query } = parseListingQuery(new URLSearchParams(search));
  return {
    source: { site: 'nl', type: 'category', link: { vsin: 'C11', alias: 'banken' } },
    query,
    title: 'Banken',
    intro: null,
    breadcrumbs: [],
    subCategories: [],
    total: 60,
    seenCount: 24,
    page: query.page,
    pageCount: 3,
    sort: 'popular',
    sortCodes: [],
    facets: [],
    chips: [],
    clearHref: '/nl/banken-c-C11',
    previousHref: null,
    nextHref: null,
    cards: [],
    term: query.term,
    hasExampleRatings: false,
    correctedTerm: null,
    missingWords: [],
    unmetRanges: [],
    ...changes,
  };
}
