import { loadOffers } from '@/lib/offers/loader';
import type { SiteCode } from '@/lib/sites/models';
import { OfferCard, type OfferLook } from './offer-card';

type Props = OfferLook & {
  site: SiteCode;
  /** What the page is about; see `lib/offers/segments.ts`. */
  where: string;
  placement: Parameters<typeof loadOffers>[2];
};

/** The offers of one place of the page, if there are any. */
export async function OfferCards({ site, where, placement, ...look }: Props) {
  const cards = await loadOffers(site, where, placement);
  return cards.map((card) => <OfferCard key={card.id} card={card} {...look} />);
}
