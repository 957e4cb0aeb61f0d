import { soon } from '@/lib/api/soon';
import { addToBasket } from '@/lib/basket/add-to-basket';
import type { Suggestions } from '@/lib/notifications/notify';
import type { SiteRules } from '@/lib/sites/models';
import { listGoesWith } from './list-goes-with';

/** Nobody waits longer for what goes with it than to hear that it lies in the basket. */
const withinMs = 400;

/**
 * Puts it into the basket, and asks meanwhile what goes well with it: null where that leads to nothing, or takes too long.
 * Comes with the first press of the button.
 * @throws what `addToBasket` does
 */
export async function addAndSuggest(
  site: SiteRules,
  added: Parameters<typeof addToBasket>[1],
): Promise<Suggestions | null> {
  const asked = listGoesWith(site, added.productId).catch(() => null);
  await addToBasket(site, added);
  return soon(asked, withinMs);
}
