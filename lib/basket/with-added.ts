import type { Money } from '@/lib/money/models';
import type { ThumbPicture } from '@/lib/product-card/models';
import { isLineOf, times, withItems, withQuantity } from './basket-math';
import type { BasketLine, BasketModel } from './models';

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

function lineFrom({ productId, quantity, card }: Added): BasketLine {
  const { alias, title, media, maxQuantity, unitPrice, generalMarketPrice } = card;
  const { deliveryDate: from = '', bufferedDeliveryDate: until = '' } = card;
  return {
    vsin: productId,
    alias,
    title,
    quantity,
    maxQuantity,
    media,
    unitPrice,
    generalMarketPrice,
    seenUnitPrice: null,
    lineTotal: times(unitPrice, quantity),
    afterDiscount: null,
    isGift: false,
    options: '',
    category: null,
    categoryVsin: null,
    deliveryDays: null,
    delivery: from ? { from, until } : null,
    isMadeToMeasure: false,
    guarantee: null,
    hasFreeInstallation: false,
    availableInstallation: null,
    installation: null,
  };
}

export function emptyBasket(currency: Money['currency']): BasketModel {
  const none: Money = { amount: 0, currency };
  return {
    items: [],
    summary: { subTotal: none, discount: none, delivery: none, total: none, vat: none },
    messages: [],
    note: null,
    couponCodes: [],
    promotions: [],
    shippingAddressId: null,
    billingAddressId: null,
    deliveryMethod: 'home',
    deliveryOptions: [],
    oldPieces: 0,
    mostOldPieces: 0,
    deliverySlot: null,
    freeReturnDays: null,
  };
}

/** The basket as it will be once the API has added `added`; never more than may be ordered. */
export function withAdded(basket: BasketModel | null, added: Added): BasketModel {
  const start = basket ?? emptyBasket(added.card.unitPrice.currency);
  const present = start.items.find((item) => isLineOf(item, added.productId));
  if (!present) return withItems(start, [...start.items, lineFrom(added)]);
  return withQuantity(start, added.productId, present.quantity + added.quantity);
}
