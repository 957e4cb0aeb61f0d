import type { ContentPage, ContentSlot } from './models';
import { hasQuestionSearch } from './question-search';

/** §9: so many slots are in the page itself; the others are fetched when they come into view. */
export const initialSlots = 5;

/** All where questions are searched. @param isWhole with all slots: for bots, readers without JavaScript, and what no address can be fetched for */
export function slotsAtOnce({ slots }: Pick<ContentPage, 'slots'>, isWhole: boolean): ContentSlot[] {
  return isWhole || hasQuestionSearch(slots) ? slots : slots.slice(0, initialSlots);
}
