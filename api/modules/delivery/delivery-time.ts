import { dayMs } from '../../contract/calendar.ts';
import type { DeliveryPromise, DeliveryTime } from '../../contract/delivery-promise.ts';

/** From so many working days on nobody counts days. */
const weeksFromDays = 15;
const weekMs = 7 * dayMs;

type Promised = Omit<DeliveryPromise, 'deliveryTime' | 'productionDays' | 'isExpress'>;

/**
 * What shoppers are told of a promise in place of its dates. Weeks are counted by the calendar, public holidays
 * included, and up: a week never ends before the day that it stands for.
 */
export function deliveryTime(promised: Promised, today: string): DeliveryTime {
  const { calculatedDeliveryDays: first, lastDeliveryDays: last } = promised;
  if (last < weeksFromDays) return { unit: 'days', first, last };
  const weeksUntil = (date: string) =>
    Math.max(1, Math.ceil((Date.parse(date) - Date.parse(today)) / weekMs));
  return {
    unit: 'weeks',
    first: weeksUntil(promised.deliveryDate),
    last: weeksUntil(promised.bufferedDeliveryDate),
  };
}
