import type { Product } from './catalogue.ts';

/** What placement adds to delivery, in minor units, as pages and the chat tell it. */
export function placementExtra({ home, placement }: Product['deliveryCost']): number {
  return placement.amount - home.amount;
}
