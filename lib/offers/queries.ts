import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOfferCards } from '@/api/contract/calls/offers';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { OfferModel } from './models';
import { toOffers } from './to-offers';

/** Offer cards for a basket of this worth, null for none (§7, placement `basketTop`); while they change, those before stay. */
export function basketOffersQuery(site: SiteRules, subTotalMinor: number | null) {
  return queryOptions<OfferModel[]>({
    queryKey: ['basket-offers', site.code, subTotalMinor],
    queryFn: async () => {
      const where = `b:${subTotalMinor}`;
      const cards = await withSession(site, (api) => api.send(listOfferCards, { query: { where } }));
      return toOffers(cards, 'basketTop', site.code);
    },
    enabled: subTotalMinor !== null,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  });
}
