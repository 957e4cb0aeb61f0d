import type { Basket, BasketItemInput } from '@/api/contract/basket';
import * as calls from '@/api/contract/calls/basket';
import { isApiFailure } from '@/lib/api/failure';
import { hasSession } from '@/lib/api/tokens';
import { withSession } from '@/lib/auth/session';
import { queryClient } from '@/lib/react-query/query-client';
import type { SiteRules } from '@/lib/sites/models';
import { isLineOf } from './basket-math';
import { basketMutation } from './basket-mutation';
import type { BasketModel } from './models';
import { basketKeys } from './queries';
import { toBasket } from './to-basket';
import { trackPieces } from './track-changes';
import { type Added, withAdded } from './with-added';
// Comes with this file: a first visitor has no session yet, and would wait for a second file.
import '@/lib/auth/renew-session';

/** How many of it the basket holds; null where that is not known. */
function piecesIn(basket: BasketModel | null | undefined, vsin: string): number | null {
  if (basket === undefined) return null;
  return basket?.items.find((item) => isLineOf(item, vsin))?.quantity ?? 0;
}

/** The basket, if it holds what was added although no answer to that came: added once more there would be twice as many. */
async function findAdded(
  site: SiteRules,
  { productId, quantity }: Added,
  before: number | null,
): Promise<Basket | null> {
  if (before === null) return null;
  const basket = await withSession(site, (api) => api.send(calls.readBasket)).catch(() => null);
  return basket && piecesIn(toBasket(basket, site), productId) === before + quantity ? basket : null;
}

/**
 * Adds to the basket: shown at once, taken back when the API refuses, which rejects. No hook, so that a product page
 * loads it with the first press of its button.
 */
export async function addToBasket(site: SiteRules, added: Added): Promise<void> {
  const client = queryClient();
  const known = client.getQueryData<BasketModel | null>(basketKeys.basket(site.code));
  const before = hasSession(site) ? piecesIn(known, added.productId) : 0;
  const mutation = basketMutation<Added>(
    client,
    site,
    async ({ productId, quantity }) => {
      const items: BasketItemInput[] = [{ productId, quantity }];
      try {
        return await withSession(site, (api) => api.send(calls.addToBasket, { items }));
      } catch (error) {
        const isUnheard = isApiFailure(error) && (error.status === 0 || error.status >= 500);
        const basket = isUnheard && (await findAdded(site, added, before));
        if (!basket) throw error;
        return basket;
      }
    },
    withAdded,
  );
  const basket = await client.getMutationCache().build(client, mutation).execute(added);
  const line = basket.items.find((item) => isLineOf(item, added.productId));
  if (line) trackPieces(site, line, added.quantity);
}
