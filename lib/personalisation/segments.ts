import type { ShopEvent } from '@/lib/analytics/events';

/**
 * Groups a visitor comes into by what they do, as offer cards name them (`s:buyer`). `personalisationSegments` of remote
 * config says which of them are kept; empty, all are.
 */
export function segmentOf({ name }: ShopEvent): string | null {
  if (name === 'orderConfirmation') return 'buyer';
  return name === 'addToBasket' ? 'basket' : null;
}

/** Whether who agreed at that time (ISO date-time) comes back on another day, by their own clock. Needs no mark in the browser. */
export function isReturning(decidedAt: string | null): boolean {
  return decidedAt !== null && new Date(decidedAt).toDateString() !== new Date().toDateString();
}
