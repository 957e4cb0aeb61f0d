import type { DeliverySlot } from '@/api/contract/delivery-slot';

/** `woensdag 9 december`. Of what only browsers show, so that `Intl` may name the day of the week. */
export function formatWeekday(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** The values of texts that name it: `{day}, {from}–{until}`. */
export function slotWords({ date, from, until }: DeliverySlot, locale: string) {
  return { day: formatWeekday(date, locale), from, until };
}
