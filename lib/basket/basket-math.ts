import type { Basket, BasketItem } from '@/api/contract/basket';
import type { Media } from '@/api/contract/catalogue';
import type { Money } from '@/api/contract/envelope';

/** What a page knows of a product when it is put into the basket; enough to show the line before the API answers. */
export type AddedCard = {
  alias: string;
  title: string;
  media: Media;
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

function lineFrom({ productId, quantity, card }: Added): BasketItem {
  return {
    productId,
    vsin: productId,
    alias: card.alias,
    title: card.title,
    quantity,
    maxQuantity: card.maxQuantity,
    unitPrice: card.unitPrice,
    generalMarketPrice: card.generalMarketPrice,
    seenUnitPrice: null,
    lineTotal: times(card.unitPrice, quantity),
    discount: times(card.unitPrice, 0),
    isGift: false,
    discountRate: 0,
    media: card.media,
    category: { vsin: '', title: {} },
    options: [],
    deliveryDate: card.deliveryDate ?? '',
    bufferedDeliveryDate: card.bufferedDeliveryDate ?? '',
    calculatedDeliveryDays: 0,
    isMadeToMeasure: false,
    hasSetupProduct: false,
    availableSetupProduct: null,
    setupProduct: null,
  };
}

/** The sums follow from the lines; delivery and discount stay as the API last said. */
function withItems(basket: Basket, items: BasketItem[]): Basket {
  const { discount, delivery, subTotal } = basket.orderSummary;
  const lines = items.reduce(
    (sum, item) => sum + item.lineTotal.amount + (item.setupProduct?.lineTotal.amount ?? 0),
    0,
  );
  const currency = items[0]?.lineTotal.currency ?? subTotal.currency;
  const money = (amount: number): Money => ({ amount, currency });
  const total = items.length === 0 ? 0 : Math.max(0, lines - discount.amount + delivery.amount);
  return {
    ...basket,
    items,
    orderSummary: { ...basket.orderSummary, subTotal: money(lines), total: money(total) },
  };
}

export function emptyBasket(currency: Money['currency']): Basket {
  const none: Money = { amount: 0, currency };
  return {
    items: [],
    orderSummary: { subTotal: none, discount: none, delivery: none, total: none, vat: none },
    messages: [],
    couponCode: null,
    promotions: [],
    note: null,
    shippingAddressId: null,
    billingAddressId: null,
    deliveryMethod: 'home',
    deliveryOptions: [],
    revision: 0,
  };
}

/** The line the shopper can change; a gift of the same product is another. */
function isLineOf(item: BasketItem, productId: string): boolean {
  return item.productId === productId && !item.isGift;
}

/** The basket as it will be once the API has added `added`; never more than may be ordered. */
export function withAdded(basket: Basket | null, added: Added): Basket {
  const start = basket ?? emptyBasket(added.card.unitPrice.currency);
  const present = start.items.find((item) => isLineOf(item, added.productId));
  if (!present) return withItems(start, [...start.items, lineFrom(added)]);
  return withQuantity(start, added.productId, present.quantity + added.quantity);
}

/** Sets the quantity of one line, kept between 1 and the line's limit; 0 takes the line out. */
export function withQuantity(basket: Basket, productId: string, quantity: number): Basket {
  if (quantity <= 0) {
    const left = basket.items.filter((item) => !isLineOf(item, productId));
    // Gifts do not outlast what they came with.
    return withItems(basket, left.every((item) => item.isGift) ? [] : left);
  }
  return withItems(
    basket,
    basket.items.map((item) => {
      if (!isLineOf(item, productId)) return item;
      const allowed = Math.min(quantity, Math.max(1, item.maxQuantity));
      const { unitPrice, setupProduct } = item;
      const setup = setupProduct && {
        ...setupProduct,
        quantity: allowed,
        lineTotal: times(setupProduct.unitPrice, allowed),
      };
      return { ...item, quantity: allowed, lineTotal: times(unitPrice, allowed), setupProduct: setup };
    }),
  );
}

/** The basket as it will be once the installation of a line is added, or removed where it was chosen. */
export function withInstallationToggled(basket: Basket, productId: string): Basket {
  return withItems(
    basket,
    basket.items.map((item) => {
      const service = item.availableSetupProduct;
      if (!isLineOf(item, productId) || !service) return item;
      const { vsin, title, unitPrice } = service;
      const { quantity } = item;
      const lineTotal = times(unitPrice, quantity);
      return {
        ...item,
        setupProduct: item.setupProduct ? null : { vsin, title, quantity, unitPrice, lineTotal },
      };
    }),
  );
}

/** The basket as it will be once it is delivered another way; the tax in the total follows with the API's answer. */
export function withDeliveryMethod(basket: Basket, method: Basket['deliveryMethod']): Basket {
  const option = basket.deliveryOptions.find(({ code }) => code === method);
  if (!option) return basket;
  const { orderSummary } = basket;
  const delivery = option.price;
  return withItems(
    { ...basket, deliveryMethod: method, orderSummary: { ...orderSummary, delivery } },
    basket.items,
  );
}

export function countPieces(basket: Basket | null | undefined): number {
  return basket?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0;
}

/** Messages from 4000 on make the basket invalid (§5). */
export function isBlocked(basket: Basket): boolean {
  return basket.messages.some((message) => message.code >= 4000);
}
