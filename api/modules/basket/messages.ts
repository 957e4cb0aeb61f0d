import { apiTexts } from '../../../messages/api.ts';
import { basketMessageCodes } from '../../contract/basket-message-codes.ts';
import type { Language } from '../../contract/sites.ts';

export type BasketMessage = { code: number; message: string; productId: string | null };
/** Makes the messages of one language; `money` formats an amount in minor units. */
export function createMessages(language: Language, money: (amountMinor: number) => string) {
  const text = apiTexts[language].basket;
  return {
    freeDelivery: (missingMinor: number): BasketMessage => ({
      code: basketMessageCodes.callToAction,
      message: text.freeDelivery(money(missingMinor)),
      productId: null,
    }),
    priceChanged: (productId: string, title: string, fromMinor: number, toMinor: number): BasketMessage => ({
      code: basketMessageCodes.priceChanged,
      message: text.priceChanged(title, money(fromMinor), money(toMinor)),
      productId,
    }),
    quantityReduced: (productId: string, title: string, quantity: number): BasketMessage => ({
      code: basketMessageCodes.quantityReduced,
      message: text.quantityReduced(title, quantity),
      productId,
    }),
    /** @param day when more is expected, as it is written; null when nobody knows */
    outOfStock: (productId: string, title: string, day: string | null): BasketMessage => ({
      code: basketMessageCodes.outOfStock,
      message: day === null ? text.outOfStock(title) : text.outOfStockUntil(title, day),
      productId,
    }),
    productGone: (productId: string | null, title: string | null): BasketMessage => ({
      code: basketMessageCodes.productGone,
      message: text.productGone(title),
      productId,
    }),
    leftOut: (productId: string | null, title: string | null): BasketMessage => ({
      code: basketMessageCodes.leftOut,
      message: text.leftOut(title),
      productId,
    }),
  };
}
export type Messages = ReturnType<typeof createMessages>;
