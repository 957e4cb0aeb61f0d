import { hasSession } from '@/lib/api/tokens';
import { withSession } from '@/lib/auth/session';
import { queryClient } from '@/lib/react-query/query-client';
import type { SiteRules } from '@/lib/sites/models';
import { isLineOf } from './basket-math';
import { basketMutation } from './basket-mutation';
import type { BasketModel } from './models';
import { basketKeys } from './queries';
import { sendAdded } from './send-added';
import { trackPieces } from './track-changes';
import { type Added, withAdded } from './with-added';
// Comes with this file: a first visitor has no session yet, and would wait for a second file.
import '@/lib/auth/renew-session';

/**
 * Adds to the basket: shown at once, taken back when the API refuses, which rejects. No hook, so that a product page
 * loads it with the first press of its button.
 */
export async function addToBasket(site: SiteRules, added: Added): Promise<BasketModel> {
  const client = queryClient();
  const known = client.getQueryData<BasketModel | null>(basketKeys.basket(site.code));
  const before = hasSession(site) ? known : null;
  const mutation = basketMutation<Added>(
    client,
    site,
    ({ productId, quantity }) =>
      withSession(site, (api) => sendAdded(api, site, [{ productId, quantity }], before)),
    withAdded,
  );
  const basket = await client.getMutationCache().build(client, mutation).execute(added);
  const line = basket.items.find((item) => isLineOf(item, added.productId));
  if (line) trackPieces(site, line, added.quantity);
  return basket;
}
