import { readProduct } from '@/api/contract/calls/product';
import type { Product } from '@/api/contract/catalogue';
import { browserApi } from '@/lib/api/browser';
import type { BasketModel } from '@/lib/basket/models';
import { basketKeys } from '@/lib/basket/queries';
import { formatMoney } from '@/lib/money/format';
import type { Suggestions } from '@/lib/notifications/notify';
import { splitTitle } from '@/lib/product-card/split-title';
import { queryClient } from '@/lib/react-query/query-client';
import { productPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { lateTexts } from '@/messages/late';

/** One row, on a phone too. */
const most = 3;

/** The first of what goes well with it that can be had and is not in the basket. */
export function toSuggested(
  related: Product['related'],
  inBasket: readonly string[],
  { code, locale }: Pick<SiteRules, 'code' | 'locale'>,
): Suggestions['products'] {
  return related
    .filter(({ vsin, isAvailable }) => isAvailable && !inBasket.includes(vsin))
    .slice(0, most)
    .flatMap(({ media: [picture], ...card }) =>
      picture
        ? {
            vsin: card.vsin,
            href: productPath(code, card),
            // What it is called; there is no room for what it is made of.
            title: splitTitle(card.title).name,
            price: formatMoney(card.unitPrice, locale),
            picture: { securePath: picture.securePath, width: picture.width, height: picture.height },
          }
        : [],
    );
}

/** For whoever has just put it into the basket; null where that leads to nothing. */
export async function listGoesWith(site: SiteRules, vsin: string): Promise<Suggestions | null> {
  const [{ related }, texts] = await Promise.all([
    browserApi(site.code).send(readProduct, { vsin, token: null }),
    lateTexts[site.language](),
  ]);
  const basket = queryClient().getQueryData<BasketModel | null>(basketKeys.basket(site.code));
  const products = toSuggested(related, basket?.items.map((item) => item.vsin) ?? [], site);
  return products.length > 0 ? { title: texts.default.goesWith.title, products } : null;
}
