import { inArray, or } from 'drizzle-orm';
import type { Order } from '../../contract/checkout.ts';
import type { Queryable } from '../../db/client.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { orders } from '../../db/schema/sales.ts';
import type { StoredCard } from './ledger.ts';

type StoredOrder = typeof orders.$inferSelect;
export type OrderCards = { paying: StoredCard | null; bought: StoredCard | null };

/** The cards of each order; where none has one, nothing is asked. */
export async function listCards(
  db: Queryable,
  shown: readonly StoredOrder[],
): Promise<(order: StoredOrder) => OrderCards> {
  const paying = shown.flatMap(({ giftCardId }) => (giftCardId ? [giftCardId] : []));
  const buying = shown.flatMap(({ id, kind }) => (kind === 'gift-card' ? [id] : []));
  const found =
    paying.length + buying.length === 0
      ? []
      : await db
          .select()
          .from(giftCards)
          .where(or(inArray(giftCards.id, paying), inArray(giftCards.orderId, buying)));
  return ({ id, giftCardId }) => ({
    paying: found.find((card) => card.id === giftCardId) ?? null,
    bought: found.find((card) => card.orderId === id) ?? null,
  });
}

/** What an order says of the card that pays for it, and of the one that it has bought. */
export function showCards(
  { giftCardAmount, currency }: StoredOrder,
  { paying, bought }: OrderCards,
): Pick<Order, 'giftCard' | 'boughtCard'> {
  return {
    giftCard: paying && {
      amount: { amount: giftCardAmount, currency },
      end: paying.codeEnd ?? '',
    },
    boughtCard: bought && {
      status: bought.status,
      amount: { amount: bought.amount, currency },
      giverName: bought.giverName,
      recipientName: bought.recipientName,
      recipientEmail: bought.recipientEmail,
      message: bought.message,
      sendOn: bought.sendOn,
      validUntil: bought.validUntil,
    },
  };
}
