/** Whether and when furniture can be brought on a day of the shopper's choice. Pure. */
import { arrivalOf } from '../../contract/arrival.ts';
import type { DeliveryPromise } from '../../contract/delivery-promise.ts';
import type { DeliverySlot } from '../../contract/delivery-slot.ts';
import { isParcel } from '../../contract/parcel.ts';
import type { Shipment } from './delivery-cost.ts';

type Brought = {
  lines: readonly { promise: DeliveryPromise }[];
  shipment: Pick<Shipment, 'pieces'>;
};

/** When a basket arrives; undefined of an empty one. */
export function lastPromise({ lines }: Pick<Brought, 'lines'>): DeliveryPromise | undefined {
  return arrivalOf(lines.map(({ promise }) => promise));
}

/** The first day that can be chosen (ISO date); null where all goes by parcel, for which nobody makes an appointment. */
export function firstChoosableDay({ lines, shipment }: Brought): string | null {
  const isFurniture = shipment.pieces.some(({ packages }) => !packages.every(isParcel));
  return (isFurniture && lastPromise({ lines })?.deliveryDate) || null;
}

/** What was chosen, as long as all is ready by then; null otherwise. */
export function keptSlot(
  { deliverySlot }: { deliverySlot: DeliverySlot | null },
  brought: Brought,
): DeliverySlot | null {
  const first = firstChoosableDay(brought);
  return deliverySlot && first && deliverySlot.date >= first ? deliverySlot : null;
}
