import { listProductCards } from '@/api/contract/calls/product';
import type { ProductCard } from '@/api/contract/catalogue';
import { browserApi } from '@/lib/api/browser';
import { hasConsent } from '@/lib/consent/store';
import type { SiteRules } from '@/lib/sites/models';
import { readViewed } from './recently-viewed';

/** What this browser has seen before as it is today, the last first; nothing for whoever does not allow that. @throws ApiFailure */
export async function listViewedCards(site: SiteRules): Promise<readonly ProductCard[]> {
  const vsins = hasConsent('personalisation') ? readViewed(site).map(({ vsin }) => vsin) : [];
  if (vsins.length === 0) return [];
  return browserApi(site).send(listProductCards, { query: { vsins: vsins.join(',') }, token: null });
}
