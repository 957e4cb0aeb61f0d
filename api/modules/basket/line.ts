/** A line of a basket whose variant is sold on the site. */
import { maxPieces } from '../../contract/basket.ts';
import type { DeliveryPromise } from '../../contract/delivery-promise.ts';
import { quantityLimits } from '../product/quantity-limits.ts';
import type { Installation } from './installation.ts';
import type { CatalogueRow, StoredLine } from './rows.ts';

type CatalogueColumn =
  | 'unitMinor'
  | 'vsin'
  | 'productId'
  | 'title'
  | 'alias'
  | 'options'
  | 'packages'
  | 'inventoryPolicy'
  | 'deliveryDays'
  | 'productionDays'
  | 'isMadeToMeasure'
  | 'categoryVsin'
  | 'categoryTitle';
/** What a row has whose variant is sold on the site. */
export type Sold = { [column in CatalogueColumn]: NonNullable<CatalogueRow[column]> };
export type SoldLine = StoredLine & Sold;
/** `quantity` is what can be ordered now, `maxQuantity` 0 when sold out; `installation` is null unless it was chosen. */
export type BasketLine = SoldLine & {
  maxQuantity: number;
  promise: DeliveryPromise;
  availableInstallation: Installation | null;
  installation: Installation | null;
  /** What promotions take off the line. */
  discountMinor: number;
  /** Comes with a promotion at price 0; the shopper cannot change it. */
  isGift: boolean;
};

/** The most pieces of one line: the limits of §5, none when sold out, never more than a line may hold. */
export function orderableQuantity(stock: Parameters<typeof quantityLimits>[0]): number {
  const { isAvailable, maxQuantity } = quantityLimits(stock);
  return isAvailable ? Math.min(maxQuantity, maxPieces) : 0;
}

export function isSold<Row extends CatalogueRow>(row: Row): row is Row & Sold {
  return row.unitMinor !== null && row.categoryVsin !== null;
}
