import type { ContentPage, ContentSlot } from './models';

/** §9: so many slots are in the page itself; the others are fetched when they come into view. */
export const initialSlots = 5;

/** @param isWhole with all slots: for bots, readers without JavaScript, and what no address can be fetched for */
export function slotsAtOnce({ slots }: Pick<ContentPage, 'slots'>, isWhole: boolean): ContentSlot[] {
  return isWhole ? slots : slots.slice(0, initialSlots);
}
