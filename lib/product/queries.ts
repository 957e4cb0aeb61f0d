import { queryOptions } from '@tanstack/react-query';
import { readProduct } from '@/api/contract/calls/product';
import { listReviews } from '@/api/contract/calls/reviews';
import { browserApi } from '@/lib/api/browser';
import type { SiteCode, SiteRules } from '@/lib/sites/models';
import type { Availability, ReviewChoice, ReviewModel } from './models';
import { toAvailability } from './to-availability';
import { toReviewModel } from './to-review-model';

/** Cached HTML younger than this is believed; older is checked as soon as the page is alive. */
const believedMs = 60_000;

export const productKeys = {
  availability: (site: SiteCode, vsin: string) => ['product', site, vsin, 'availability'] as const,
  reviews: (site: SiteCode, vsin: string, page: number, choice: ReviewChoice) =>
    ['product', site, vsin, 'reviews', page, choice] as const,
};

/** Price, stock and delivery of one variant. */
export function availabilityQuery({ code: site, locale }: Pick<SiteRules, 'code' | 'locale'>, vsin: string) {
  return queryOptions<Availability>({
    queryKey: productKeys.availability(site, vsin),
    queryFn: async ({ signal }) =>
      toAvailability(await browserApi(site).send(readProduct, { vsin, token: null, signal }), locale),
    staleTime: believedMs,
  });
}

/** A page of reviews; of all, newest first, page 1 is in the HTML. */
export function reviewsQuery(
  { code: site, locale }: Pick<SiteRules, 'code' | 'locale'>,
  vsin: string,
  page: number,
  choice: ReviewChoice,
) {
  return queryOptions<ReviewModel[]>({
    queryKey: productKeys.reviews(site, vsin, page, choice),
    queryFn: async ({ signal }) => {
      const found = await browserApi(site).send(listReviews, {
        vsin,
        query: {
          page,
          ...(choice.stars === null ? {} : { stars: choice.stars }),
          ...(choice.sort === 'newest' ? {} : { sort: choice.sort }),
        },
        token: null,
        signal,
      });
      return found.map((review) => toReviewModel(review, { code: site, locale }));
    },
    staleTime: 5 * 60_000,
  });
}
