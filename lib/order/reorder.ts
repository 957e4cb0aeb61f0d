import type { Basket, BasketItemInput } from '@/api/contract/basket';
import type { ApiClient } from '@/lib/api/client';
import { isRefused } from '@/lib/api/failure';
import { withSession } from '@/lib/auth/session';
import { publishBasket } from '@/lib/basket/basket-hint';
import { install } from '@/lib/basket/install';
import type { BasketModel } from '@/lib/basket/models';
import { basketKeys, basketQuery } from '@/lib/basket/queries';
import { sendAdded } from '@/lib/basket/send-added';
import { toBasket } from '@/lib/basket/to-basket';
import { queryClient } from '@/lib/react-query/query-client';
import type { SiteRules } from '@/lib/sites/models';
import type { OrderLine } from './models';

type Wanted = Pick<OrderLine, 'vsin' | 'title' | 'quantity' | 'isGift' | 'installation'>;

const inputOf = ({ vsin, quantity }: Wanted): BasketItemInput => ({ productId: vsin, quantity });

/** Null when the shop refuses, as it does when one of them cannot be had. */
async function add(
  site: SiteRules,
  lines: readonly Wanted[],
  before: BasketModel | null,
): Promise<Basket | null> {
  try {
    return await withSession(site, (api) => sendAdded(api, site, lines.map(inputOf), before));
  } catch (error) {
    if (!isRefused(error)) throw error;
    return null;
  }
}

/** Chooses the installation anew that came with a line, where there still is one. */
function installAnew(api: ApiClient, basket: Basket, lines: readonly Wanted[]): Promise<Basket> {
  const wanted = lines.flatMap(({ vsin, installation }) => (installation ? vsin : []));
  // The goods are in the basket, where it can be chosen as well.
  return install(api, basket, wanted).catch(() => basket);
}

/**
 * Puts what was ordered into the basket once more, at today's prices; gifts come of themselves.
 * @returns the titles of what cannot be had any more
 * @throws ApiFailure when the shop does not answer
 */
export async function reorder(site: SiteRules, ordered: readonly Wanted[]): Promise<{ missing: string[] }> {
  const lines = ordered.filter(({ isGift }) => !isGift);
  const missing: string[] = [];
  const before = await queryClient().fetchQuery(basketQuery(site));
  let basket = await add(site, lines, before);
  if (!basket) {
    // All or nothing: whichever it was is found one by one.
    for (const line of lines) {
      const added = await add(site, [line], basket ? toBasket(basket, site) : before);
      if (added) basket = added;
      else missing.push(line.title);
    }
  }
  if (basket) {
    const chosen = basket;
    const whole = await withSession(site, (api) => installAnew(api, chosen, lines));
    queryClient().setQueryData(basketKeys.basket(site.code), toBasket(whole, site));
    publishBasket();
  }
  return { missing };
}
