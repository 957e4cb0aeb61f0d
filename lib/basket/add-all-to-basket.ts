import type { BasketItemInput } from '@/api/contract/basket';
import * as calls from '@/api/contract/calls/basket';
import { withSession } from '@/lib/auth/session';
import { queryClient } from '@/lib/react-query/query-client';
import type { SiteRules } from '@/lib/sites/models';
import { isLineOf } from './basket-math';
import { basketMutation } from './basket-mutation';
import { trackPieces } from './track-changes';
import '@/lib/auth/renew-session';

/** So many lines a call takes. */
const perCall = 100;

/** Puts one piece of each into the basket, in one change as far as it goes. @throws ApiFailure by rejection */
export async function addAllToBasket(site: SiteRules, vsins: readonly string[]): Promise<void> {
  const client = queryClient();
  const mutation = basketMutation<BasketItemInput[]>(
    client,
    site,
    (items) => withSession(site, (api) => api.send(calls.addToBasket, { items })),
    (basket) => basket,
  );
  for (let first = 0; first < vsins.length; first += perCall) {
    const items = vsins.slice(first, first + perCall).map((productId) => ({ productId, quantity: 1 }));
    const basket = await client.getMutationCache().build(client, mutation).execute(items);
    for (const { productId } of items) {
      const line = basket.items.find((item) => isLineOf(item, productId));
      if (line) trackPieces(site, line, 1);
    }
  }
}
