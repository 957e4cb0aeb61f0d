import type { Product } from '@/api/contract/catalogue';
import { formatDay, formatDeliveryRange } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import type { Availability } from './models';

/** From here down the number of pieces left is worth telling. */
const fewPieces = 3;
const noPromise = { deliveryDate: '', bufferedDeliveryDate: '' };

export function toAvailability(product: Product, locale: string): Availability {
  const { onHand, unitPrice, generalMarketPrice: previous } = product;
  const { deliveryDate, bufferedDeliveryDate } = product.delivery ?? noPromise;
  return {
    isAvailable: product.isAvailable && product.maxQuantity > 0 && product.delivery !== null,
    lastPieces: onHand !== null && onHand > 0 && onHand <= fewPieces ? onHand : null,
    maxQuantity: product.maxQuantity,
    unitPrice,
    generalMarketPrice: previous,
    discountRate: product.discountRate,
    deliveryDate,
    bufferedDeliveryDate,
    texts: {
      price: formatMoney(unitPrice, locale),
      previousPrice: previous && formatMoney(previous, locale),
      basketPrice: product.basketPrice && formatMoney(product.basketPrice, locale),
      restock: product.restockDate ? formatDay(product.restockDate, locale) : '',
      delivery: product.delivery ? formatDeliveryRange(deliveryDate, bufferedDeliveryDate, locale) : '',
    },
  };
}
