import { queryOptions } from '@tanstack/react-query';
import { listDeliverySlots } from '@/api/contract/calls/basket';
import { withSession } from '@/lib/auth/session';
import type { BasketModel, DeliverySlot } from '@/lib/basket/models';
import type { SiteRules } from '@/lib/sites/models';

export { isSameSlot } from '@/api/contract/is-same-slot';

/** The parts of days that the basket can be brought on, asked anew whenever it or its address is another. */
export function deliverySlotsQuery(site: SiteRules, { items, shippingAddressId }: BasketModel) {
  const brought = items.map(({ vsin, quantity }) => `${vsin}×${quantity}`).join();
  return queryOptions({
    queryKey: ['delivery-slots', site.code, shippingAddressId, brought],
    queryFn: (): Promise<DeliverySlot[]> => withSession(site, (api) => api.send(listDeliverySlots)),
    // Without it the carrier proposes a day, as where nobody chooses one.
    retry: false,
    gcTime: 0,
  });
}

/** Of a day that was chosen: the hours that were chosen before where it has them, its first otherwise. */
export function slotOn(
  date: string,
  slots: readonly DeliverySlot[],
  before: DeliverySlot | null,
): DeliverySlot | null {
  const ofDay = slots.filter((slot) => slot.date === date);
  return ofDay.find(({ from }) => from === before?.from) ?? ofDay[0] ?? null;
}
