/** Available quantity when stock does not limit it (§5). */
export const unlimitedQuantity = 50;

export type StockState = {
  /** Pieces in stock; null when stock is not limited. */
  onHand: number | null;
  inventoryPolicy: 'deny' | 'continue';
};

export type QuantityLimits = {
  /** The most that may be ordered at once; 1 when sold out, so that a stepper still has a value to show. */
  maxQuantity: number;
  isAvailable: boolean;
};

/** §5: 50 when unlimited, what is on hand when sales beyond stock are denied, 1 when that is nothing. */
export function quantityLimits({ onHand, inventoryPolicy }: StockState): QuantityLimits {
  if (onHand === null || inventoryPolicy === 'continue') {
    return { maxQuantity: unlimitedQuantity, isAvailable: true };
  }
  return onHand > 0 ? { maxQuantity: onHand, isAvailable: true } : { maxQuantity: 1, isAvailable: false };
}
