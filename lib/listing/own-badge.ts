import type { BadgeCode, CardModel } from '@/lib/product-card/models';

/** What the heading of a listing of this type says of all its products. */
const saidByHeading: ReadonlyMap<string | null, BadgeCode> = new Map([
  ['newest', 'new'],
  ['express', 'express'],
]);

/** A card on a listing of this type: it wears no badge that they all would. */
export function withoutOwnBadge(type: string | null, card: CardModel): CardModel {
  return card.badge && card.badge.code === saidByHeading.get(type) ? { ...card, badge: null } : card;
}
