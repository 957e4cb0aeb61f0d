import type { Basket, BasketInput } from '@/api/contract/basket';
import { changeBasket, readBasket } from '@/api/contract/calls/basket';
import type { ApiClient } from '@/lib/api/client';
import { isApiFailure } from '@/lib/api/failure';
import type { SiteRules } from '@/lib/sites/models';
import { isLineOf, type QuantityChange, withLine } from './basket-math';
import { install } from './install';
import { toBasket } from './to-basket';

/** Another tab may change the basket as often as this between reading and writing. */
const maxAttempts = 5;

/**
 * Sets the quantity of one line. PUT replaces every line, so they are read just before, and once more when another tab
 * was quicker: nothing it did is lost. A line that had been taken out comes back with the installation it had.
 * @throws ApiFailure, also where the line is back and its installation is not
 */
export async function sendQuantity(
  api: ApiClient,
  site: SiteRules,
  change: QuantityChange,
  attempt = 1,
): Promise<Basket> {
  const present = await api.send(readBasket);
  const shown = toBasket(present, site);
  // Gifts follow from what is bought; sent as lines they would be bought themselves.
  const bought = withLine(shown, change).items.filter((item) => !item.isGift);
  const items = bought.map(({ vsin, quantity }) => ({ productId: vsin, quantity }));
  const state: BasketInput = { items, revision: present.revision };
  let changed: Basket;
  try {
    changed = await api.send(changeBasket, { items: [state] });
  } catch (error) {
    if (attempt === maxAttempts || !isApiFailure(error) || error.code !== 'state-conflict') throw error;
    return sendQuantity(api, site, change, attempt + 1);
  }
  const { vsin, installation } = change.item;
  // A line that stayed keeps what another tab has chosen for it meanwhile.
  const wasThere = shown.items.some((item) => isLineOf(item, vsin));
  return wasThere || !installation ? changed : install(api, changed, [vsin]);
}
