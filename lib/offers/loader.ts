import 'server-only';
import { cache } from 'react';
import type { SiteCode } from '@/api/contract/sites';
import type { OfferCard } from '@/api/contract/template';
import { isApiFailure } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';

/** Offer cards that suit the page, in the order of the shop. A failure gives none (§8) and is logged. */
export const loadOffers = cache(async (site: SiteCode, where: string): Promise<OfferCard[]> => {
  if (where === '') return [];
  try {
    const cards = await serverApi(site).get<OfferCard>('offercard', { query: { where } });
    return cards.sort((a, b) => a.order - b.order);
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    console.warn(`offer cards of ${site} for ${where} are left out: ${error.code}`);
    return [];
  }
});
