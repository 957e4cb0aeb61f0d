import type { Basket, BasketItemInput } from '@/api/contract/basket';
import { addToBasket, readBasket } from '@/api/contract/calls/basket';
import type { ApiClient } from '@/lib/api/client';
import { isApiFailure } from '@/lib/api/failure';
import type { SiteRules } from '@/lib/sites/models';
import { isLineOf } from './basket-math';
import type { BasketModel } from './models';
import { toBasket } from './to-basket';

type Items = readonly BasketItemInput[];
/** Null without a basket, undefined where it is not known. */
type Before = BasketModel | null | undefined;

/** What was added without an answer, and what the basket held before, while nobody could say whether it was. */
const unheard = new Map<string, Before>();

function piecesIn(basket: BasketModel | null, vsin: string): number {
  return basket?.items.find((item) => isLineOf(item, vsin))?.quantity ?? 0;
}

/** The basket, if it holds what was added although no answer to that came: added once more there would be twice as many. */
async function findAdded(
  api: ApiClient,
  site: SiteRules,
  items: Items,
  before: Before,
): Promise<Basket | null> {
  if (before === undefined) return null;
  const basket = await api.send(readBasket);
  const now = toBasket(basket, site);
  const isThere = items.every(
    ({ productId, quantity }) => piecesIn(now, productId) === piecesIn(before, productId) + quantity,
  );
  return isThere ? basket : null;
}

/**
 * Puts pieces into the basket, once: what the shop has added without an answer counts as added. The shop is asked at once, and
 * again at the next press if it did not answer to that either.
 * @param before what the basket holds
 * @throws ApiFailure
 */
export async function sendAdded(
  api: ApiClient,
  site: SiteRules,
  items: Items,
  before: Before,
): Promise<Basket> {
  const sent = JSON.stringify([site.code, items]);
  const known = unheard.has(sent) ? await findAdded(api, site, items, unheard.get(sent)) : null;
  unheard.delete(sent);
  if (known) return known;
  try {
    return await api.send(addToBasket, { items });
  } catch (error) {
    if (!isApiFailure(error) || (error.status > 0 && error.status < 500)) throw error;
    unheard.set(sent, before);
    const found = await findAdded(api, site, items, before).catch(() => undefined);
    if (found !== undefined) unheard.delete(sent);
    if (!found) throw error;
    return found;
  }
}
