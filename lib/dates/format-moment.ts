import type { SiteRules } from '@/lib/sites/models';
import { formatDate, toLocalDate } from './format';

/** The day of a moment (ISO date-time) by the clocks of the shop, as its mails and invoices say it: `12 december 2026`. */
export function formatMoment(
  iso: string,
  { locale, timeZone }: Pick<SiteRules, 'locale' | 'timeZone'>,
): string {
  return formatDate(toLocalDate(iso, timeZone), locale);
}
