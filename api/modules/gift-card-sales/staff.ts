import { eq } from 'drizzle-orm';
import type { AdminGiftCard } from '../../contract/gift-cards.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { mailCode } from '../gift-cards/bought.ts';
import { lockBoughtCard } from '../gift-cards/ledger.ts';
import { lockOrderToMove } from '../orders/repo.ts';

/**
 * Sends a card once more under another code: the mail was lost, or its address was wrong.
 * @throws ApiError order-not-found; state-conflict before it was sent, and once something was spent
 */
export async function sendAgain(
  { site }: RequestContext,
  orderId: string,
  { recipientEmail }: { recipientEmail?: string | undefined },
  { db, now }: Services,
): Promise<AdminGiftCard> {
  return db.transaction(async (tx) => {
    const order = await lockOrderToMove(tx, site.code, orderId);
    if (order?.kind !== 'gift-card') throw new ApiError('order-not-found');
    const card = await lockBoughtCard(tx, order.id);
    if (card.status !== 'active' || card.balance !== card.amount) throw new ApiError('state-conflict');
    const known = recipientEmail ?? card.recipientEmail;
    // Forgotten after a year.
    if (known === '') throw new ApiError('state-conflict');
    const changed = { ...card, recipientEmail: known };
    await tx
      .update(giftCards)
      .set({ recipientEmail: changed.recipientEmail })
      .where(eq(giftCards.id, card.id));
    await mailCode(tx, order, changed, now());
    const { currency, balance } = card;
    return {
      orderId: order.id,
      recipientEmail: changed.recipientEmail,
      balance: { amount: balance, currency },
    };
  });
}
