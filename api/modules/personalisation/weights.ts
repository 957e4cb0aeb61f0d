import { dayMs } from '../../contract/calendar.ts';
import type { TrackedEvent } from '../../contract/personalisation.ts';

const startMs = Date.UTC(2026, 0, 1);
const halfLifeMs = 30 * dayMs;

/** What an event says about interest in a product, compared with a view. */
export const interestOf: Readonly<Record<Exclude<TrackedEvent['kind'], 'search'>, number>> = {
  view: 1,
  click: 0.5,
  addToBasket: 3,
  purchase: 8,
};

/**
 * Weight of something that happens at `at`: it doubles every 30 days. Instead of old weights shrinking, new ones grow,
 * so sums keep their order without ever being touched, and an index on them serves. Good for some eighty years.
 */
export function weightAt(at: Date): number {
  return 2 ** ((at.getTime() - startMs) / halfLifeMs);
}
