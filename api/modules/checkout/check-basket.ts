import { basketMessageCodes } from '../../contract/basket-message-codes.ts';
import { ApiError, type FieldError } from '../../http/api-error.ts';
import { blockingMessages, type EvaluatedBasket } from '../basket/evaluate.ts';
import type { BasketMessage } from '../basket/messages.ts';

/** What the amount columns hold; a basket beyond it is no consumer's order. */
const maxTotalMinor = 2_000_000_000;

const couponCodes: ReadonlySet<number> = new Set([
  basketMessageCodes.couponExpired,
  basketMessageCodes.couponNotApplicable,
  basketMessageCodes.couponBelowMinimum,
  basketMessageCodes.couponOutdone,
]);

/** What the basket says, as problems of the checkout: of a code, of a product, or of the basket as a whole. */
export function toFields(messages: readonly BasketMessage[]): FieldError[] {
  return messages.map(({ code, productId, message }) => ({
    property: couponCodes.has(code) ? 'couponCode' : (productId ?? 'items'),
    message,
  }));
}

/** Why it costs something else than was shown: a code that counts no more, a price, a gift that ran out. */
function otherTotal({ messages }: EvaluatedBasket): ApiError {
  const reasons = messages.filter(({ code }) => code !== basketMessageCodes.callToAction);
  return new ApiError('basket-invalid', undefined, reasons.length > 0 ? toFields(reasons) : undefined);
}

/**
 * @param expectedTotal what the shopper was shown, in minor units
 * @throws ApiError basket-invalid or out-of-stock with the basket's own messages as fields
 */
export function checkBasket(evaluated: EvaluatedBasket, expectedTotal: number): void {
  const blocking = blockingMessages(evaluated);
  if (blocking.length > 0) {
    const fields = toFields(blocking);
    const onlyStock = blocking.every(({ code }) => code === basketMessageCodes.outOfStock);
    throw new ApiError(onlyStock ? 'out-of-stock' : 'basket-invalid', undefined, fields);
  }
  const { totalMinor } = evaluated.totals;
  if (totalMinor > maxTotalMinor) throw new ApiError('basket-invalid');
  if (expectedTotal !== totalMinor) throw otherTotal(evaluated);
}
