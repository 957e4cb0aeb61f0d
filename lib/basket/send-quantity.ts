import type { Basket, BasketInput } from '@/api/contract/basket';
import { changeBasket, readBasket } from '@/api/contract/calls/basket';
import type { ApiClient } from '@/lib/api/client';
import { isApiFailure } from '@/lib/api/failure';
import { type QuantityChange, withLine } from './basket-math';
import { toBasket } from './to-basket';

/** Another tab may change the basket as often as this between reading and writing. */
const maxAttempts = 5;

/**
 * Sets the quantity of one line. PUT replaces every line, so they are read just before, and once more when another tab
 * was quicker: nothing it did is lost.
 */
export async function sendQuantity(api: ApiClient, change: QuantityChange, attempt = 1): Promise<Basket> {
  const present = await api.send(readBasket);
  // Gifts follow from what is bought; sent as lines they would be bought themselves.
  const bought = withLine(toBasket(present), change).items.filter((item) => !item.isGift);
  const items = bought.map(({ vsin, quantity }) => ({ productId: vsin, quantity }));
  const state: BasketInput = { items, revision: present.revision };
  try {
    return await api.send(changeBasket, { items: [state] });
  } catch (error) {
    if (attempt === maxAttempts || !isApiFailure(error) || error.code !== 'state-conflict') throw error;
    return sendQuantity(api, change, attempt + 1);
  }
}
