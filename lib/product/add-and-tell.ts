import { addToBasket } from '@/lib/basket/add-to-basket';
import type { AddedModel } from '@/lib/notifications/notify';
import type { CardModel } from '@/lib/product-card/models';
import type { SiteRules } from '@/lib/sites/models';
import { lateTexts } from '@/messages/late';
import { toAdded } from './to-added';

/**
 * Puts it into the basket and tells what lies there now; null where the words for that did not come.
 * Comes with the first press of the button.
 * @param related what the page shows beside it
 * @throws what `addToBasket` does
 */
export async function addAndTell(
  site: SiteRules,
  added: Parameters<typeof addToBasket>[1],
  related: readonly CardModel[],
): Promise<AddedModel | null> {
  const words = lateTexts[site.language]().catch(() => null);
  const basket = await addToBasket(site, added);
  const texts = await words;
  return texts && toAdded(basket, { ...added, related }, site, texts.default);
}
