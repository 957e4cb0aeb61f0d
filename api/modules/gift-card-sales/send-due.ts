import { and, asc, eq, lte } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import { siteCodes } from '../../contract/sites.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockOrderToMove } from '../orders/repo.ts';
import { canHappen } from '../orders/states.ts';

const batch = 100;

/**
 * Sends the cards whose day has come. Whoever comes second finds the order moved: one card, one mail.
 * @returns how many were sent
 */
export async function sendDueCards({ db, now, log }: Services): Promise<number> {
  let sent = 0;
  for (const site of siteCodes) {
    const today = localDate(now(), siteRules[site].timeZone);
    const due = await db
      .select({ orderId: giftCards.orderId })
      .from(giftCards)
      .where(and(eq(giftCards.site, site), eq(giftCards.status, 'waiting'), lte(giftCards.sendOn, today)))
      .orderBy(asc(giftCards.sendOn), asc(giftCards.id))
      .limit(batch);
    for (const { orderId } of due) {
      try {
        const isSent = await db.transaction(async (tx) => {
          const order = await lockOrderToMove(tx, site, orderId);
          if (!order || !canHappen(order, 'sendCard')) return false;
          await moveOrder(tx, order, 'sendCard', now());
          return true;
        });
        if (isSent) sent += 1;
      } catch (error) {
        log.error({ err: error, orderId }, 'a gift card could not be sent');
      }
    }
  }
  return sent;
}
