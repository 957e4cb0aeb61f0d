import type { BasketItemInput } from '@/api/contract/basket';
import { withSession } from '@/lib/auth/session';
import { queryClient } from '@/lib/react-query/query-client';
import type { SiteRules } from '@/lib/sites/models';
import { isLineOf } from './basket-math';
import { basketMutation } from './basket-mutation';
import { basketQuery } from './queries';
import { sendAdded } from './send-added';
import { trackPieces } from './track-changes';
import '@/lib/auth/renew-session';

/** So many lines a call takes. */
const perCall = 100;

/** Puts one piece of each into the basket, in one change as far as it goes. @throws ApiFailure by rejection */
export async function addAllToBasket(site: SiteRules, vsins: readonly string[]): Promise<void> {
  const client = queryClient();
  for (let first = 0; first < vsins.length; first += perCall) {
    const items = vsins.slice(first, first + perCall).map((productId) => ({ productId, quantity: 1 }));
    const before = await client.fetchQuery(basketQuery(site));
    const mutation = basketMutation<BasketItemInput[]>(
      client,
      site,
      (added) => withSession(site, (api) => sendAdded(api, site, added, before)),
      (basket) => basket,
    );
    const basket = await client.getMutationCache().build(client, mutation).execute(items);
    for (const { productId } of items) {
      const line = basket.items.find((item) => isLineOf(item, productId));
      if (line) trackPieces(site, line, 1);
    }
  }
}
