import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  readEligiblePromotions,
  readEligiblePromotionsOfBasket,
  readOwnEligiblePromotions,
} from '@/api/contract/calls/promotions';
import { browserApi } from '@/lib/api/browser';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { PromotionModel } from './models';
import { toApplicableCoupons, toPromotions } from './to-promotions';

const staleTime = 5 * 60_000;

/** What a product can be had with; customers are not told of what they have used up (§7). */
export const productPromotionsQuery = (site: SiteRules, vsin: string, isCustomer: boolean) =>
  queryOptions<PromotionModel[]>({
    queryKey: ['product-promotions', site.code, vsin, isCustomer],
    queryFn: async () => {
      const found = isCustomer
        ? await withSession(site, (api) => api.send(readOwnEligiblePromotions, { vsin }))
        : await browserApi(site.code).send(readEligiblePromotions, { vsin, token: null });
      return toPromotions(found, site);
    },
    staleTime,
    retry: false,
  });

/** What a basket is about, as promotions ask for it. */
export type BasketFacts = {
  vsins: readonly string[];
  categories: readonly string[];
  totalMinor: number;
  /** Codes that were given: they decide which others can be had. */
  codes: readonly string[];
};

/** Codes that this basket could have (§7); none without goods. */
export const applicableCouponsQuery = (
  site: SiteRules,
  { vsins, categories, totalMinor, codes }: BasketFacts,
) =>
  queryOptions<PromotionModel[]>({
    queryKey: ['applicable-coupons', site.code, vsins, categories, totalMinor, codes],
    queryFn: async () => {
      const items = [
        { type: 'product' as const, values: [...vsins] },
        { type: 'totalBasket' as const, values: [String(totalMinor)] },
        ...(categories.length > 0 ? [{ type: 'category' as const, values: [...categories] }] : []),
      ];
      const found = await withSession(site, (api) => api.send(readEligiblePromotionsOfBasket, { items }));
      return toApplicableCoupons(found, site);
    },
    enabled: vsins.length > 0,
    placeholderData: keepPreviousData,
    staleTime,
    retry: false,
  });
