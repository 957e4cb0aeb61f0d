import { quantityLimits, type StockState } from './quantity-limits.ts';

/**
 * The day on which more is expected of what is sold out; null while it can be had, and once the day has come: what
 * should be there and is not can no longer be promised.
 * @param today ISO date in the site's time zone, see `localDate`
 */
export function restockDateOf(
  variant: StockState & { restockOn: string | null },
  today: string,
): string | null {
  const { restockOn } = variant;
  return restockOn !== null && restockOn > today && !quantityLimits(variant).isAvailable ? restockOn : null;
}
