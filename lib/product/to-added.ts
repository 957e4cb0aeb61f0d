import { countPieces, isLineOf } from '@/lib/basket/basket-math';
import type { BasketModel } from '@/lib/basket/models';
import { formatMoney } from '@/lib/money/format';
import type { AddedModel } from '@/lib/notifications/notify';
import type { CardModel } from '@/lib/product-card/models';
import { splitTitle } from '@/lib/product-card/split-title';
import { basketPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import type { lateTexts } from '@/messages/late';

type Texts = Awaited<ReturnType<(typeof lateTexts)['nl']>>['default'];
type Bought = { productId: string; quantity: number; related: readonly CardModel[] };

/** One row, on a phone too. */
const most = 3;

/** The first of what goes with it that can be had and is not in the basket. */
function toSuggested(related: readonly CardModel[], { items }: BasketModel) {
  return related
    .filter(({ vsin, badge }) => badge?.code !== 'sold-out' && !items.some((item) => item.vsin === vsin))
    .slice(0, most)
    .map(({ vsin, href, title, price, picture }) => ({
      vsin,
      href,
      // What it is called; there is no room for what it is made of.
      title: splitTitle(title).name,
      price: price.current,
      picture,
    }));
}

/** What delivery adds to the basket, or what is missing until it adds nothing. */
function sayDelivery({ messages, summary }: BasketModel, { added }: Texts): string {
  if (summary.delivery.amount === 0) return added.free;
  return messages.find(({ isCallToAction }) => isCallToAction)?.text ?? added.included;
}

/** What the notice tells of pieces that lie in the basket now; null where they do not. */
export function toAdded(
  basket: BasketModel,
  { productId, quantity, related }: Bought,
  { code, locale }: Pick<SiteRules, 'code' | 'locale'>,
  texts: Texts,
): AddedModel | null {
  const line = basket.items.find((item) => isLineOf(item, productId));
  if (!line) return null;
  const price = formatMoney(line.unitPrice, locale);
  const products = toSuggested(related, basket);
  const { total, view, goOn, close } = texts.added;
  return {
    picture: line.media,
    options: line.options.split(' · ').filter(Boolean),
    price: quantity > 1 ? `${quantity} × ${price}` : price,
    basket: {
      href: basketPath(code),
      label: `${total} (${countPieces(basket)})`,
      total: formatMoney(basket.summary.total, locale),
      delivery: sayDelivery(basket, texts),
    },
    texts: { view, goOn, close },
    suggestions: products.length > 0 ? { title: texts.goesWith.title, products } : null,
  };
}
