import type { CardModel } from '@/lib/product-card/models';

/** A card on a listing of this type: among the newest it wears no badge that they all would. */
export function withoutOwnBadge(type: string | null, card: CardModel): CardModel {
  return type === 'newest' && card.badge?.code === 'new' ? { ...card, badge: null } : card;
}
