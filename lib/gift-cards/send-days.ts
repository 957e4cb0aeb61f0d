import { addDays } from '@/api/contract/calendar';
import { giftCardRules } from '@/api/contract/gift-card-rules';
import { toLocalDate } from '@/lib/dates/format';
import type { SiteRules } from '@/lib/sites/models';

/** The first and the last day on which a card can be sent, as the calendar of the shop has them. */
export function sendDays(
  { timeZone }: Pick<SiteRules, 'timeZone'>,
  now: Date,
): { first: string; last: string } {
  const first = toLocalDate(now.toISOString(), timeZone);
  return { first, last: addDays(first, giftCardRules.sendWithinDays) };
}
