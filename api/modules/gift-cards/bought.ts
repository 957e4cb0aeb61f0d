import { and, eq, sql } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import { writeGiftCardCode } from '../../contract/gift-card-code.ts';
import type { Tx } from '../../db/client.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import type { orders } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';
import { localDate } from '../../runtime/local-date.ts';
import { queueMail } from '../outbox/queue.ts';
import { drawCode, endOf, hashCode } from './code.ts';
import { lockBoughtCard, type StoredCard, validUntilOf, writeMove } from './ledger.ts';

type Purchase = Pick<typeof orders.$inferSelect, 'id' | 'site' | 'language'>;

const save = (tx: Tx, id: string, set: Partial<StoredCard>) =>
  tx.update(giftCards).set(set).where(eq(giftCards.id, id));

/** The card has been paid. @returns whether its day has come */
export async function awaitDay(tx: Tx, { id, site }: Purchase, now: Date): Promise<boolean> {
  const card = await lockBoughtCard(tx, id);
  if (card.status === 'ordered') await save(tx, card.id, { status: 'waiting' });
  return card.sendOn <= localDate(now, siteRules[site].timeZone);
}

/**
 * Draws the code, of which the mail alone tells, and makes the card one that can be spent. Nobody else has ever seen the
 * code, so a card whose mail fails for good gets another one (`sendAgain`).
 */
export async function sendCard(tx: Tx, order: Purchase, now: Date): Promise<void> {
  const card = await lockBoughtCard(tx, order.id);
  if (card.status !== 'waiting') throw new ApiError('state-conflict');
  const validUntil = validUntilOf(localDate(now, siteRules[order.site].timeZone));
  await save(tx, card.id, { status: 'active', balance: card.amount, validUntil });
  await writeMove(tx, { cardId: card.id, kind: 'issued', amount: card.amount, orderId: order.id });
  await mailCode(tx, order, card, now);
}

/** A new code for a card, by mail; one that was sent before opens nothing any more. */
export async function mailCode(tx: Tx, { site, language }: Purchase, card: StoredCard, now: Date) {
  const code = drawCode();
  await save(tx, card.id, { codeHash: hashCode(code), codeEnd: endOf(code), sentAt: now });
  await queueMail(tx, {
    site,
    language,
    recipient: card.recipientEmail,
    kind: 'gift-card',
    data: { cardId: card.id, code: writeGiftCardCode(code) },
    causeKey: null,
  });
}

/**
 * The purchase is undone, and so is its card, of which nothing may have been spent.
 * @throws ApiError state-conflict
 */
export async function voidCard(tx: Tx, orderId: string): Promise<void> {
  const card = await lockBoughtCard(tx, orderId);
  const isUnspent = sql`${giftCards.balance} = CASE WHEN ${giftCards.codeHash} IS NULL THEN 0 ELSE ${giftCards.amount} END`;
  const voided = await tx
    .update(giftCards)
    .set({ status: 'void', balance: 0, codeHash: null })
    .where(and(eq(giftCards.id, card.id), isUnspent))
    .returning({ id: giftCards.id });
  if (voided.length === 0) throw new ApiError('state-conflict');
  if (card.balance > 0)
    await writeMove(tx, { cardId: card.id, kind: 'voided', amount: -card.balance, orderId });
}

/**
 * The buyer's bank has taken the money back: the card is not sent, and what is left on it waits until people have looked
 * or the bank has given the money to the shop again.
 */
export async function blockCard(tx: Tx, orderId: string, isTakenBack: boolean): Promise<void> {
  const { id, status, codeHash } = await lockBoughtCard(tx, orderId);
  if (isTakenBack && (status === 'active' || status === 'waiting')) await save(tx, id, { status: 'blocked' });
  if (!isTakenBack && status === 'blocked') await save(tx, id, { status: codeHash ? 'active' : 'waiting' });
}
