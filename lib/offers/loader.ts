import { listOfferCards } from '@/api/contract/calls/offers';
import 'server-only';
import { cache } from 'react';
import type { OfferCard } from '@/api/contract/offers';
import { orElse } from '@/lib/api/or-else';
import { serverApi } from '@/lib/api/server';
import type { SiteCode } from '@/lib/sites/models';
import type { OfferModel } from './models';
import { type Placement, toOffers } from './to-offers';

/** Offer cards that suit the page. A failure gives none (§8) and is logged. */
const listOffers = cache(async (site: SiteCode, where: string): Promise<OfferCard[]> => {
  if (where === '') return [];
  return orElse(
    [],
    `offer cards of ${site} for ${where}`,
    serverApi(site).send(listOfferCards, { query: { where } }),
  );
});

/** @param where what the page is about; see `segments.ts` */
export async function loadOffers(site: SiteCode, where: string, placement: Placement): Promise<OfferModel[]> {
  return toOffers(await listOffers(site, where), placement, site);
}
