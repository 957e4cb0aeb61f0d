import type { DeliverySlot } from './delivery-slot.ts';

export function isSameSlot(one: DeliverySlot, other: DeliverySlot): boolean {
  return one.date === other.date && one.from === other.from && one.until === other.until;
}
