import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDeliverySlots } from '@/api/contract/calls/basket';
import { soon } from '@/lib/api/soon';
import { withSession } from '@/lib/auth/session';
import type { BasketModel, DeliverySlot } from '@/lib/basket/models';
import type { SiteRules } from '@/lib/sites/models';

export { isSameSlot } from '@/api/contract/is-same-slot';

/** For so long the step waits for its days, so that none comes in between and moves what is about to be pressed. */
const longestWaitMs = 3_000;

/** The parts of days that the basket can be brought on, asked anew whenever it or its address is another. */
export function deliverySlotsQuery(site: SiteRules, { items, shippingAddressId }: BasketModel) {
  const brought = items.map(({ vsin, quantity }) => `${vsin}×${quantity}`).join();
  return queryOptions({
    queryKey: ['delivery-slots', site.code, shippingAddressId, brought],
    queryFn: async (): Promise<DeliverySlot[]> => {
      const slots = await soon(
        withSession(site, (api) => api.send(listDeliverySlots)),
        longestWaitMs,
      );
      if (!slots) throw new Error('the days of delivery did not come');
      return slots;
    },
    // Without it, or when it is late, the carrier proposes a day, as where nobody chooses one.
    retryOnMount: false,
    // Both the step and the choice in it ask.
    staleTime: 10_000,
    // A basket that is changed elsewhere takes nothing away from whoever is typing.
    placeholderData: keepPreviousData,
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
