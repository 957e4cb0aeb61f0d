import { and, eq, gte, sql } from 'drizzle-orm';
import { giftCardRules } from '../../contract/gift-card-rules.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { giftCardMoves, giftCards } from '../../db/schema/gift-cards.ts';
import { orders } from '../../db/schema/sales.ts';

export type StoredCard = typeof giftCards.$inferSelect;
type Move = typeof giftCardMoves.$inferInsert;
/** What a card knows of the order that it pays for. */
export type PaidOrder = Pick<typeof orders.$inferSelect, 'id' | 'giftCardId' | 'giftCardAmount'>;

export async function writeMove(tx: Tx, move: Move): Promise<void> {
  await tx.insert(giftCardMoves).values(move);
}

/**
 * A card, once nobody else can change it until the transaction ends: after stock and before the numbers of invoices
 * (docs/architecture.md).
 */
export async function lockCard(tx: Tx, id: string): Promise<StoredCard | null> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id)).for('update');
  return card ?? null;
}

export async function lockBoughtCard(tx: Tx, orderId: string): Promise<StoredCard> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.orderId, orderId)).for('update');
  if (!card) throw new Error('The gift card of an order is missing.');
  return card;
}

/** Takes the amount off for as long as the order lives. @returns false when the card has less by now */
export async function takeAmount(tx: Tx, cardId: string, amount: number): Promise<boolean> {
  const taken = await tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} - ${amount}` })
    .where(and(eq(giftCards.id, cardId), eq(giftCards.status, 'active'), gte(giftCards.balance, amount)))
    .returning({ id: giftCards.id });
  return taken.length > 0;
}

/** What of an order is still paid with its card, minor units: what was taken off, less what the card has again. */
export async function keptOf(db: Queryable, { id, giftCardId }: PaidOrder): Promise<number> {
  if (!giftCardId) return 0;
  const [row] = await db
    .select({ amount: sql<number>`coalesce(-sum(${giftCardMoves.amount}), 0)::int` })
    .from(giftCardMoves)
    .where(and(eq(giftCardMoves.orderId, id), eq(giftCardMoves.cardId, giftCardId)));
  return row?.amount ?? 0;
}

function yearsAfter(date: string, years: number): string {
  const [year = '', ...rest] = date.split('-');
  const later = [String(Number(year) + years), ...rest].join('-');
  // The 29th of February is the day before the 1st of March everywhere else.
  return later.endsWith('-02-29') ? later.replace('-29', '-28') : later;
}

export function validUntilOf(sentOn: string): string {
  return yearsAfter(sentOn, giftCardRules.validYears);
}

/** Puts back what can be spent for another year at least, under the card's lock. */
async function giveAmount(tx: Tx, card: StoredCard, amount: number, today: string): Promise<void> {
  const least = yearsAfter(today, giftCardRules.validYearsAfterRefund);
  const isLonger = card.validUntil !== null && card.validUntil < least;
  await tx
    .update(giftCards)
    .set({
      balance: sql`${giftCards.balance} + ${amount}`,
      ...(isLonger ? { validUntil: least } : {}),
    })
    .where(eq(giftCards.id, card.id));
}

/** The order was not paid, so the card has its amount again; once, as the order is locked and the ledger refuses a second time. */
export async function releaseAmount(
  tx: Tx,
  { id: orderId, giftCardId: cardId, giftCardAmount: amount }: PaidOrder,
  today: string,
): Promise<void> {
  const card = cardId && (await lockCard(tx, cardId));
  if (!card) return;
  await giveAmount(tx, card, amount, today);
  await writeMove(tx, { cardId: card.id, kind: 'released', amount, orderId });
  await tx.update(orders).set({ giftCardReleased: true }).where(eq(orders.id, orderId));
}

/** Gives a refund back to the card. */
export async function giveBack(
  tx: Tx,
  { order, refundId, amount, today }: { order: PaidOrder; refundId: string; amount: number; today: string },
): Promise<void> {
  const { giftCardId: cardId } = order;
  const card = cardId && (await lockCard(tx, cardId));
  if (!card) throw new Error('The gift card of a refund is missing.');
  await giveAmount(tx, card, amount, today);
  await writeMove(tx, { cardId: card.id, kind: 'refunded', amount, orderId: order.id, refundId });
}

/** Whether anything of the card that an order has bought is spent, or held by an order. */
export async function isSpent(db: Queryable, orderId: string): Promise<boolean> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.orderId, orderId));
  // Without a code it was never sent, or has been ended.
  return card !== undefined && card.codeHash !== null && card.balance < card.amount;
}
