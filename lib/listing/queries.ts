import { queryOptions } from '@tanstack/react-query';
import { readListing } from '@/api/contract/calls/listing';
import { browserApi } from '@/lib/api/browser';
import type { CardModel } from '@/lib/product-card/models';
import type { ToCard } from '@/lib/product-card/to-card-model';
import type { SiteCode } from '@/lib/sites/models';

/** `search`: canonical parameters with type and vsin, without the page. */
export const listingKeys = {
  page: (site: SiteCode, search: string, page: number) => ['listing', site, search, page] as const,
};

/** A further page of a listing, appended below those that the server drew. */
export function listingPageQuery(site: SiteCode, search: string, page: number, toCard: ToCard) {
  return queryOptions<CardModel[]>({
    queryKey: listingKeys.page(site, search, page),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams(search);
      query.set('page', String(page));
      const { products } = await browserApi(site).send(readListing, { query, token: null, signal });
      return products.map(toCard);
    },
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
  });
}
