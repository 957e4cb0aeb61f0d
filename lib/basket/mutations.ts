import { shareBasket } from '@/api/contract/calls/basket';
import { withSession } from '@/lib/auth/session';
import { sharedBasketPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

/** The address that rebuilds this basket for somebody else. */
export async function makeShareLink(site: SiteRules): Promise<string> {
  const { key } = await withSession(site, (api) => api.send(shareBasket));
  return new URL(sharedBasketPath(site.code, key), window.location.origin).href;
}
