import { queryOptions } from '@tanstack/react-query';
import type { Product, Review } from '@/api/contract/catalogue';
import type { SiteCode } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';
import type { Availability } from './models';
import { toAvailability } from './to-availability';

/** Cached HTML younger than this is believed; older is checked as soon as the page is alive. */
const believedMs = 60_000;

export const productKeys = {
  availability: (site: SiteCode, vsin: string) => ['product', site, vsin, 'availability'] as const,
  reviews: (site: SiteCode, vsin: string, page: number) => ['product', site, vsin, 'reviews', page] as const,
};

/** Price, stock and delivery of one variant. */
export function availabilityQuery(site: SiteCode, vsin: string) {
  return queryOptions<Availability>({
    queryKey: productKeys.availability(site, vsin),
    queryFn: async ({ signal }) => {
      const [product] = await browserApi(site).get<Product>(`product/${vsin}`, { token: null, signal });
      if (!product) throw new Error(`product ${vsin} came back empty`);
      return toAvailability(product);
    },
    staleTime: believedMs,
  });
}

/** A further page of reviews; page 1 stands in the HTML. */
export function reviewsQuery(site: SiteCode, vsin: string, page: number) {
  return queryOptions<Review[]>({
    queryKey: productKeys.reviews(site, vsin, page),
    queryFn: ({ signal }) =>
      browserApi(site).get<Review>(`reviews/${vsin}`, { query: { page }, token: null, signal }),
    staleTime: 5 * 60_000,
  });
}
