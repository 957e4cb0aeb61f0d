import { queryOptions } from '@tanstack/react-query';
import { readListing } from '@/api/contract/calls/listing';
import type { ListingQuery } from '@/api/contract/listing-query';
import { browserApi } from '@/lib/api/browser';
import type { CardModel } from '@/lib/product-card/models';
import type { ToCard } from '@/lib/product-card/to-card-model';
import type { SiteCode } from '@/lib/sites/models';
import type { ListingModel, ListingSource } from './models';
import { withoutOwnBadge } from './own-badge';
import { listingSearch } from './query-text';
import { type ListingTexts, toListingModel } from './to-listing-model';

/** `search`: canonical parameters with type and vsin (`listingSearch`), in `page` without the page. */
export const listingKeys = {
  listing: (site: SiteCode, search: string) => ['listing', site, search] as const,
  page: (site: SiteCode, search: string, page: number) => ['listing', site, search, page] as const,
};

/** As long as a page of the server may be kept. */
const freshness = { staleTime: 5 * 60_000, gcTime: 30 * 60_000 } as const;

/** After this the server is asked for the page, which answers within seconds whatever the API does. */
const refinementLimitMs = 4_000;

/** The first page of a listing with its filters; what the server has drawn is in the cache under the same key. */
export function listingQuery(source: ListingSource, query: ListingQuery, texts: ListingTexts) {
  const search = listingSearch(source, query);
  return queryOptions<ListingModel>({
    queryKey: listingKeys.listing(source.site, search),
    queryFn: async () => {
      const listing = await browserApi(source.site).send(readListing, {
        query: new URLSearchParams(search),
        token: null,
        signal: AbortSignal.timeout(refinementLimitMs),
      });
      return toListingModel(listing, query, source, texts);
    },
    // Without a connection it fails at once, and the browser says so as it does for every link.
    networkMode: 'always',
    ...freshness,
  });
}

/** A further page of a listing, appended below those that the server drew. */
export function listingPageQuery(site: SiteCode, search: string, page: number, toCard: ToCard) {
  return queryOptions<CardModel[]>({
    queryKey: listingKeys.page(site, search, page),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams(search);
      query.set('page', String(page));
      const { products } = await browserApi(site).send(readListing, { query, token: null, signal });
      return products.map((card) => withoutOwnBadge(query.get('type'), toCard(card)));
    },
    ...freshness,
  });
}
