/** What delivery costs. Pure; amounts in minor units. */
import { siteCommerce } from '../../../sites/commerce.ts';
import type { DeliveryRates } from '../../../sites/site-types.ts';
import type { deliveryMethods } from '../../contract/basket.ts';
import { isParcel, type Parcel } from '../../contract/parcel.ts';
import type { SiteCode } from '../../contract/sites.ts';

export type DeliveryMethod = (typeof deliveryMethods)[number];
export type Shipment = {
  /** Packages of one piece, and how many pieces. */
  pieces: readonly { packages: readonly Parcel[]; quantity: number }[];
  subTotalMinor: number;
  /** A promotion makes the transport free. */
  isFree?: boolean;
};

/** A basket goes by parcel only when each of its packages does; one sofa makes it a furniture delivery. */
function transportMinor(shipment: Shipment, { parcel, furniture }: DeliveryRates): number {
  return shipment.pieces.every(({ packages }) => packages.every(isParcel)) ? parcel : furniture;
}

/**
 * Transport is free from `freeFromMinor` (PRODUCT_FREE_DELIVERY_LOWER_LIMIT) on, before any discount, so that a discount
 * never costs the free delivery; carrying inside and placing the
 * furniture always costs its surcharge. Nothing to deliver costs nothing.
 */
export function deliveryCostMinor(
  shipment: Shipment,
  terms: { method: DeliveryMethod; site: SiteCode; freeFromMinor: number },
): number {
  if (shipment.pieces.length === 0) return 0;
  const price = siteCommerce[terms.site].delivery;
  const isFree = shipment.isFree || shipment.subTotalMinor >= terms.freeFromMinor;
  const transport = isFree ? 0 : transportMinor(shipment, price);
  return terms.method === 'placement' ? transport + price.placement : transport;
}
