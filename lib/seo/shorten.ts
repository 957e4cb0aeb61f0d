import { cutText } from '@/api/contract/cut-text';

/** What search results show of a description. */
const shownCharacters = 160;

/** Whole words, at most as many as search results show. */
export function shorten(text: string, limit = shownCharacters): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit - 1);
  // A word longer than half of the room is cut in the middle.
  const cut = cutText(text, end > limit / 2 ? end : limit - 1);
  return `${cut.replace(/[\s,.;:]+$/, '')}…`;
}
