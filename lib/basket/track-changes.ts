import { track } from '@/lib/analytics/track';
import type { SiteRules } from '@/lib/sites/models';
import { isLineOf } from './basket-math';
import type { BasketLine, BasketModel } from './models';
import { toEventItem, toInstallationItem } from './to-event-items';

/** Tells of pieces that came into the basket, or went when there are less than none. */
export function trackPieces(site: SiteRules, line: BasketLine, pieces: number): void {
  if (pieces === 0) return;
  track({
    name: pieces > 0 ? 'addToBasket' : 'removeFromBasket',
    currency: line.unitPrice.currency,
    item: toEventItem(line, site, Math.abs(pieces)),
  });
}

/** Tells of an installation that was chosen or taken back. @param basket as it is since then */
export function trackInstallation(basket: BasketModel, vsin: string): void {
  const line = basket.items.find((item) => isLineOf(item, vsin));
  if (!line?.availableInstallation) return;
  const { availableInstallation: offered, installation } = line;
  track({
    name: installation ? 'addToBasket' : 'removeFromBasket',
    currency: offered.unitPrice.currency,
    item: toInstallationItem(line, offered),
  });
}
