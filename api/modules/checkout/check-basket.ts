import { basketMessageCodes } from '../../contract/basket-message-codes.ts';
import { ApiError, type FieldError } from '../../http/api-error.ts';
import { blockingMessages, type EvaluatedBasket } from '../basket/evaluate.ts';

/** What the amount columns hold; a basket beyond it is no consumer's order. */
const maxTotalMinor = 2_000_000_000;

/**
 * @param expectedTotal what the shopper was shown, in minor units
 * @throws ApiError basket-invalid or out-of-stock with the basket's own messages as fields
 */
export function checkBasket(evaluated: EvaluatedBasket, expectedTotal: number | undefined): void {
  const blocking = blockingMessages(evaluated);
  if (blocking.length > 0) {
    const fields = blocking.map(
      ({ productId, message }): FieldError => ({ property: productId ?? 'items', message }),
    );
    const onlyStock = blocking.every(({ code }) => code === basketMessageCodes.outOfStock);
    throw new ApiError(onlyStock ? 'out-of-stock' : 'basket-invalid', undefined, fields);
  }
  const { totalMinor } = evaluated.totals;
  if (totalMinor > maxTotalMinor) throw new ApiError('basket-invalid');
  if (expectedTotal !== undefined && expectedTotal !== totalMinor) throw new ApiError('basket-invalid');
}
