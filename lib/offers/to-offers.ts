import type { OfferCard } from '@/api/contract/offers';
import { sitePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import type { OfferModel } from './models';

export type Placement = OfferCard['placement'];

/** Those of one placement, in the order of the shop. */
export function toOffers(cards: readonly OfferCard[], placement: Placement, site: SiteCode): OfferModel[] {
  return cards
    .filter((card) => card.placement === placement)
    .sort((a, b) => a.order - b.order)
    .map(({ id, text, link, type }) => ({
      id,
      text,
      href: link === null ? null : sitePath(site, link),
      device: type,
    }));
}
