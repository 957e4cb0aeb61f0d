import type { Money } from '@/lib/money/models';
import type { ThumbPicture } from '@/lib/product-card/models';
import type { BasketLine, BasketModel, DeliveryMethod } from './models';

/** What a page knows of a product when it is put into the basket; enough to show the line before the API answers. */
export type AddedCard = {
  alias: string;
  title: string;
  media: ThumbPicture;
  unitPrice: Money;
  generalMarketPrice: Money | null;
  deliveryDate?: string;
  bufferedDeliveryDate?: string;
  maxQuantity: number;
};
export type Added = { productId: string; quantity: number; card: AddedCard };

function times(money: Money, quantity: number): Money {
  return { ...money, amount: money.amount * quantity };
}

function lineFrom({ productId, quantity, card }: Added): BasketLine {
  const { alias, title, media, maxQuantity, unitPrice, generalMarketPrice } = card;
  const { deliveryDate: from = '', bufferedDeliveryDate: until = '' } = card;
  return {
    ...{ vsin: productId, alias, title, quantity, maxQuantity, media, unitPrice, generalMarketPrice },
    seenUnitPrice: null,
    lineTotal: times(unitPrice, quantity),
    isGift: false,
    options: '',
    delivery: from ? { from, until } : null,
    isMadeToMeasure: false,
    availableInstallation: null,
    installation: null,
  };
}

/** The sums follow from the lines; delivery and discount stay as the API last said. */
function withItems(basket: BasketModel, items: BasketLine[]): BasketModel {
  const { discount, delivery, subTotal } = basket.summary;
  const lines = items.reduce(
    (sum, item) => sum + item.lineTotal.amount + (item.installation?.lineTotal.amount ?? 0),
    0,
  );
  const currency = items[0]?.lineTotal.currency ?? subTotal.currency;
  const money = (amount: number): Money => ({ amount, currency });
  const total = items.length === 0 ? 0 : Math.max(0, lines - discount.amount + delivery.amount);
  return {
    ...basket,
    items,
    summary: { ...basket.summary, subTotal: money(lines), total: money(total) },
  };
}

export function emptyBasket(currency: Money['currency']): BasketModel {
  const none: Money = { amount: 0, currency };
  return {
    items: [],
    summary: { subTotal: none, discount: none, delivery: none, total: none, vat: none },
    messages: [],
    couponCodes: [],
    promotions: [],
    shippingAddressId: null,
    billingAddressId: null,
    deliveryMethod: 'home',
    deliveryOptions: [],
  };
}

/** The line the shopper can change; a gift of the same product is another. */
export function isLineOf(item: BasketLine, vsin: string): boolean {
  return item.vsin === vsin && !item.isGift;
}

/** The basket as it will be once the API has added `added`; never more than may be ordered. */
export function withAdded(basket: BasketModel | null, added: Added): BasketModel {
  const start = basket ?? emptyBasket(added.card.unitPrice.currency);
  const present = start.items.find((item) => isLineOf(item, added.productId));
  if (!present) return withItems(start, [...start.items, lineFrom(added)]);
  return withQuantity(start, added.productId, present.quantity + added.quantity);
}

/** Sets the quantity of one line, kept between 1 and the line's limit; 0 takes the line out. */
export function withQuantity(basket: BasketModel, vsin: string, quantity: number): BasketModel {
  if (quantity <= 0) {
    const left = basket.items.filter((item) => !isLineOf(item, vsin));
    // Gifts do not outlast what they came with.
    return withItems(basket, left.every((item) => item.isGift) ? [] : left);
  }
  return withItems(
    basket,
    basket.items.map((item) => {
      if (!isLineOf(item, vsin)) return item;
      const allowed = Math.min(quantity, Math.max(1, item.maxQuantity));
      const { unitPrice, installation } = item;
      return {
        ...item,
        quantity: allowed,
        lineTotal: times(unitPrice, allowed),
        installation: installation && {
          ...installation,
          quantity: allowed,
          lineTotal: times(installation.unitPrice, allowed),
        },
      };
    }),
  );
}

/** The basket as it will be once the installation of a line is added, or removed where it was chosen. */
export function withInstallationToggled(basket: BasketModel, vsin: string): BasketModel {
  return withItems(
    basket,
    basket.items.map((item) => {
      const { availableInstallation: offered, quantity } = item;
      if (!isLineOf(item, vsin) || !offered) return item;
      const lineTotal = times(offered.unitPrice, quantity);
      return { ...item, installation: item.installation ? null : { ...offered, quantity, lineTotal } };
    }),
  );
}

/** The basket as it will be once it is delivered another way; the tax in the total follows with the API's answer. */
export function withDeliveryMethod(basket: BasketModel, method: DeliveryMethod): BasketModel {
  const option = basket.deliveryOptions.find(({ code }) => code === method);
  if (!option) return basket;
  const summary = { ...basket.summary, delivery: option.price };
  return withItems({ ...basket, deliveryMethod: method, summary }, basket.items);
}

export function countPieces(basket: BasketModel | null | undefined): number {
  return basket?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0;
}

/** Whether a message keeps it from being ordered (§5). */
export function isBlocked(basket: BasketModel): boolean {
  return basket.messages.some(({ isError }) => isError);
}
