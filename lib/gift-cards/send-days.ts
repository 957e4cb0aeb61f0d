import { giftCardRules } from '@/api/contract/gift-card-rules';
import type { SiteRules } from '@/lib/sites/models';

const dayMs = 86_400_000;

/** The first and the last day on which a card can be sent, as the calendar of the shop has them. */
export function sendDays(
  { timeZone }: Pick<SiteRules, 'timeZone'>,
  now: Date,
): { first: string; last: string } {
  const first = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  const last = new Date(Date.parse(first) + giftCardRules.sendWithinDays * dayMs).toISOString().slice(0, 10);
  return { first, last };
}
