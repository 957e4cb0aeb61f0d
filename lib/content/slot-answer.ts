import type { SnippetCode } from '@/api/contract/snippets';
import type { Namespace, Texts } from '@/lib/i18n/pick-texts';
import type { ContentSlot, SnippetWords } from './models';

/** What a browser needs to draw a slot. */
export type SlotAnswer = ContentSlot & {
  words: SnippetWords;
  /** Texts of islands in the snippet, which translate themselves. */
  messages: Texts;
};

/** Snippets with islands, and what these translate. */
export const slotNamespaces: { readonly [C in SnippetCode]?: readonly Namespace[] } = {
  'withdrawal-form': ['withdrawal', 'validation'],
  'personalisation-1': ['productCard'],
  'personalisation-2': ['productCard'],
  'personalisation-3': ['productCard'],
};

/** Whether it is the answer for this slot; what is in it is the shop's own word. */
export function isSlotAnswer(value: unknown, id: string): value is SlotAnswer {
  if (typeof value !== 'object' || value === null || !('slot' in value) || !('words' in value)) return false;
  const { slot } = value;
  return typeof slot === 'object' && slot !== null && 'id' in slot && slot.id === id;
}
