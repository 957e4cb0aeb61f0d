import { listOfferCards } from '@/api/contract/calls/offers';
import 'server-only';
import { cache } from 'react';
import type { OfferCard } from '@/api/contract/offers';
import { orElse } from '@/lib/api/or-else';
import { readForAll } from '@/lib/api/read-for-all';
import { serverApi } from '@/lib/api/server';
import type { SiteCode } from '@/lib/sites/models';
import { findEdition } from '@/sites/editions';
import type { OfferModel } from './models';
import { type Placement, toOffers } from './to-offers';

/** By the code of the site and what the page is about, `nl c:C11`: the same whatever filters a listing has. */
const readOffers = readForAll(async (about: string): Promise<OfferCard[]> => {
  const end = about.indexOf(' ');
  const edition = findEdition(about.slice(0, end));
  return edition
    ? serverApi(edition.code).send(listOfferCards, { query: { where: about.slice(end + 1) } })
    : [];
});

/** Offer cards that suit the page. A failure gives none (§8) and is logged. */
const listOffers = cache(async (site: SiteCode, where: string): Promise<OfferCard[]> => {
  if (where === '') return [];
  return orElse([], `offer cards of ${site} for ${where}`, readOffers(`${site} ${where}`));
});

/** @param where what the page is about; see `segments.ts` */
export async function loadOffers(site: SiteCode, where: string, placement: Placement): Promise<OfferModel[]> {
  return toOffers(await listOffers(site, where), placement, site);
}
