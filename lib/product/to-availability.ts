import type { Product } from '@/api/contract/catalogue';
import type { Availability } from './models';

/** From here down the number of pieces left is worth telling. */
const fewPieces = 3;

export function toAvailability(product: Product): Availability {
  const { onHand, delivery } = product;
  return {
    isAvailable: product.isAvailable && product.maxQuantity > 0,
    lastPieces: onHand !== null && onHand > 0 && onHand <= fewPieces ? onHand : null,
    maxQuantity: product.maxQuantity,
    unitPrice: product.unitPrice,
    generalMarketPrice: product.generalMarketPrice,
    discountRate: product.discountRate,
    deliveryDate: delivery.deliveryDate,
    bufferedDeliveryDate: delivery.bufferedDeliveryDate,
  };
}
