import type { ContentSlot } from './models';

/** So many groups of questions are looked through faster by a search. */
const leastGroups = 2;

/** Whether a page answers so many questions that they can be searched: then all of them are in the page. */
export function hasQuestionSearch(slots: readonly ContentSlot[]): boolean {
  return slots.filter(({ slot }) => slot.snippetCode === 'faq').length >= leastGroups;
}
