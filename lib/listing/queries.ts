import { queryOptions } from '@tanstack/react-query';
import type { Listing } from '@/api/contract/listing';
import type { SiteCode } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';

/** `search`: canonical parameters with type and vsin, without the page. */
export const listingKeys = {
  page: (site: SiteCode, search: string, page: number) => ['listing', site, search, page] as const,
};

/** A further page of a listing, appended below those that the server drew. */
export function listingPageQuery(site: SiteCode, search: string, page: number) {
  return queryOptions<Listing['products']>({
    queryKey: listingKeys.page(site, search, page),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams(search);
      query.set('page', String(page));
      const [listing] = await browserApi(site).get<Listing>('products-listing', {
        query,
        token: null,
        signal,
      });
      return listing?.products ?? [];
    },
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
  });
}
