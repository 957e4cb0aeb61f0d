import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOfferCards } from '@/api/contract/calls/offers';
import type { SiteRules } from '@/api/contract/sites';
import { withSession } from '@/lib/auth/session';
import type { BasketModel } from '@/lib/basket/models';
import type { OfferModel } from './models';
import { toOffers } from './to-offers';

/** Offer cards for what lies in the basket (§7, placement `basketTop`); while they change, those before stay. */
export function basketOffersQuery(site: SiteRules, basket: BasketModel | null | undefined) {
  const subTotal = basket?.items.length ? basket.summary.subTotal.amount : null;
  return queryOptions<OfferModel[]>({
    queryKey: ['basket-offers', site.code, subTotal],
    queryFn: async () => {
      const where = `b:${subTotal}`;
      const cards = await withSession(site, (api) => api.send(listOfferCards, { query: { where } }));
      return toOffers(cards, 'basketTop', site.code);
    },
    enabled: subTotal !== null,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  });
}
