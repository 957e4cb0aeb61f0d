import type { BasketItemInput } from '@/api/contract/basket';
import * as calls from '@/api/contract/calls/basket';
import { withSession } from '@/lib/auth/session';
import { queryClient } from '@/lib/react-query/query-client';
import type { SiteRules } from '@/lib/sites/models';
import { isLineOf } from './basket-math';
import { basketMutation } from './basket-mutation';
import { trackPieces } from './track-changes';
import { type Added, withAdded } from './with-added';
// Comes with this file: a first visitor has no session yet, and would wait for a second file.
import '@/lib/auth/renew-session';

/**
 * Adds to the basket: shown at once, taken back when the API refuses, which rejects. No hook, so that a product page
 * loads it with the first press of its button.
 */
export async function addToBasket(site: SiteRules, added: Added): Promise<void> {
  const client = queryClient();
  const mutation = basketMutation<Added>(
    client,
    site,
    async ({ productId, quantity }) => {
      const items: BasketItemInput[] = [{ productId, quantity }];
      return withSession(site, (api) => api.send(calls.addToBasket, { items }));
    },
    withAdded,
  );
  const basket = await client.getMutationCache().build(client, mutation).execute(added);
  const line = basket.items.find((item) => isLineOf(item, added.productId));
  if (line) trackPieces(site, line, added.quantity);
}
