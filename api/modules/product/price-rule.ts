import { dayMs } from '../../contract/calendar.ts';

/** One entry of the append-only price log: the price in force from `since` until the next entry. */
export type PriceEntry = { amountMinor: number; since: Date };

export const priorPriceDays = 30;

/**
 * The amount that may be shown struck through beside `currentMinor`: the lowest price of the 30 days before the last
 * reduction (ECJ C-330/23; "lowest price of the past 30 days", §9). Null when the last change was no reduction,
 * when that lowest price was not above the present one, or when the log does not account for the present price.
 */
export function priorPriceMinor(log: readonly PriceEntry[], currentMinor: number, now: Date): number | null {
  const known = log
    .filter((entry) => entry.since <= now)
    .sort((a, b) => a.since.getTime() - b.since.getTime())
    // The same price written down again is no change.
    .filter((entry, index, all) => entry.amountMinor !== all[index - 1]?.amountMinor);
  const reduction = known.at(-1);
  if (!reduction || reduction.amountMinor !== currentMinor) return null;
  const earliestMs = reduction.since.getTime() - priorPriceDays * dayMs;
  const before = known.slice(0, -1);
  // An entry counts while it was in force: until the next one began.
  const inWindow = before.filter((_, index) => (known[index + 1]?.since.getTime() ?? 0) > earliestMs);
  const lowest = Math.min(...inWindow.map((entry) => entry.amountMinor));
  return Number.isFinite(lowest) && lowest > currentMinor ? lowest : null;
}

/** Whole percent, rounded down so that a reduction is never overstated. */
export function discountRate(currentMinor: number, priorMinor: number | null): number {
  if (priorMinor === null || priorMinor <= currentMinor) return 0;
  return Math.floor(((priorMinor - currentMinor) * 100) / priorMinor);
}
