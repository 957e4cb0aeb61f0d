import type { Basket, BasketItem } from '@/api/contract/basket';
import { basketErrorFrom, basketMessageCodes } from '@/api/contract/basket-message-codes';
import { nameValue } from '@/lib/i18n/name-value';
import { toGuarantee } from '@/lib/notices/to-guarantee';
import { toThumbPicture } from '@/lib/product-card/to-thumb-picture';
import type { SiteRules } from '@/lib/sites/models';
import type { BasketLine, BasketModel, DeliveryOption } from './models';

type Locale = Pick<SiteRules, 'locale'>;

/** `Kleur: zand · Maat: 3-zits` */
export function toOptionsText(options: BasketItem['options'], { locale }: Locale): string {
  return options.map(({ title, value }) => nameValue(locale, title, value)).join(' · ');
}

function toLine(item: BasketItem, site: Locale): BasketLine {
  const { vsin, alias, title, quantity, maxQuantity, isGift, isMadeToMeasure, hasFreeInstallation } = item;
  const { unitPrice, generalMarketPrice, seenUnitPrice, lineTotal } = item;
  const { availableSetupProduct: offered, setupProduct: chosen } = item;
  const { deliveryDate: from, bufferedDeliveryDate: until } = item;
  return {
    vsin,
    alias,
    title,
    quantity,
    maxQuantity,
    isGift,
    isMadeToMeasure,
    hasFreeInstallation,
    unitPrice,
    generalMarketPrice,
    seenUnitPrice,
    lineTotal,
    afterDiscount:
      item.discount.amount > 0 ? { ...lineTotal, amount: lineTotal.amount - item.discount.amount } : null,
    media: toThumbPicture(item.media),
    guarantee: toGuarantee(item.guarantee),
    options: toOptionsText(item.options, site),
    delivery: from ? { from, until } : null,
    category: item.category.title,
    categoryVsin: item.category.vsin,
    deliveryDays: item.calculatedDeliveryDays,
    availableInstallation: offered && {
      vsin: offered.vsin,
      title: offered.title,
      unitPrice: offered.unitPrice,
    },
    installation: chosen && {
      vsin: chosen.vsin,
      title: chosen.title,
      quantity: chosen.quantity,
      unitPrice: chosen.unitPrice,
      lineTotal: chosen.lineTotal,
    },
  };
}

function toDeliveryOption(option: Basket['deliveryOptions'][number]): DeliveryOption {
  const { code, price, deliveryDate: from, bufferedDeliveryDate: until } = option;
  return { code, price, delivery: { from, until } };
}

/** The basket as the cache holds it and components see it. Whatever the API answers goes through here. */
export function toBasket(basket: Basket, site: Locale): BasketModel {
  const { shippingAddressId, billingAddressId, deliveryMethod, freeReturnDays, note } = basket;
  const { oldPieces, mostOldPieces, deliverySlot } = basket;
  return {
    shippingAddressId,
    billingAddressId,
    deliveryMethod,
    freeReturnDays,
    note,
    oldPieces,
    mostOldPieces,
    deliverySlot,
    items: basket.items.map((item) => toLine(item, site)),
    summary: basket.orderSummary,
    messages: basket.messages.map(({ code, productId, message }) => ({
      id: `${code}-${productId}-${message}`,
      text: message,
      isError: code >= basketErrorFrom,
      isCallToAction: code === basketMessageCodes.callToAction,
    })),
    couponCodes: basket.couponCode ?? [],
    promotions: basket.promotions.map(({ id, title, discount }) => ({ id, title, discount })),
    deliveryOptions: basket.deliveryOptions.map(toDeliveryOption),
  };
}
