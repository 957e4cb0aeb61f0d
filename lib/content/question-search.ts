import type { ContentSlot } from './models';

/** So many groups of questions are looked through faster by a search. */
const leastGroups = 2;

/** Whether a page answers so many questions that they can be searched: then all of them are in the page. */
export function hasQuestionSearch(slots: readonly ContentSlot[]): boolean {
  return slots.filter(({ slot }) => slot.snippetCode === 'faq').length >= leastGroups;
}

/** Before which slot the search stands: below the text that opens the page, or above the questions. -1 without one. */
export function questionSearchAt(slots: readonly ContentSlot[]): number {
  if (!hasQuestionSearch(slots)) return -1;
  if (slots[0]?.slot.snippetCode === 'full-width-text') return 1;
  return slots.findIndex(({ slot }) => slot.snippetCode === 'faq');
}
