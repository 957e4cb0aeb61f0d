/** Old furniture that is taken along for nothing where the new is placed. Pure. */
import { siteCommerce } from '../../../sites/commerce.ts';
import { mostOldPieces } from '../../contract/basket.ts';
import { isParcel } from '../../contract/parcel.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { DeliveryMethod, Shipment } from './delivery-cost.ts';

/** One old piece for each new one that is too big for a parcel; none where the shop does not take any. */
export function takeableOldPieces({ pieces }: Pick<Shipment, 'pieces'>, site: SiteCode): number {
  if (!siteCommerce[site].takesOldFurniture) return 0;
  const big = pieces.filter(({ packages }) => !packages.every(isParcel));
  return Math.min(
    mostOldPieces,
    big.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

/** What is taken of what was wished for: only by those who carry the new furniture in, and not more than they bring. */
export function takenOldPieces(
  { deliveryMethod, oldPieces }: { deliveryMethod: DeliveryMethod; oldPieces: number },
  shipment: Pick<Shipment, 'pieces'>,
  site: SiteCode,
): number {
  return deliveryMethod === 'placement' ? Math.min(oldPieces, takeableOldPieces(shipment, site)) : 0;
}
