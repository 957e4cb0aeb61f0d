import type { ListedItem } from './events';
import { readCardMark } from './item-marks';

export const cards = '[data-card]';
const lists = '[data-list]';

export type ReadCard = { list: string; item: ListedItem };

/** What a card in the page says, and where it stands; null for what is none. */
export function readCard(card: Element): ReadCard | null {
  const facts = readCardMark(card.getAttribute('data-card') ?? '');
  if (!facts) return null;
  const list = card.closest(lists);
  const index = list ? [...list.querySelectorAll(cards)].indexOf(card) : 0;
  return {
    list: list?.getAttribute('data-list') ?? 'other',
    item: {
      ...facts,
      title: card.querySelector('h2, h3, [data-title]')?.textContent.trim() ?? '',
      category: null,
      quantity: 1,
      index,
    },
  };
}
