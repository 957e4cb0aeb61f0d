import type { SiteRules } from '@/lib/sites/models';
import { removeStored, siteKey } from '@/lib/storage/storage';

export const draftKey = (site: SiteRules) => siteKey(site, 'gift-card');

/** By itself: the page of an order has no need of what reads one. */
export function clearGiftCardDraft(site: SiteRules): void {
  removeStored(draftKey(site), 'tab');
}
