import { and, asc, eq, lt } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import { isOver } from '../../contract/order-statuses.ts';
import type { Tx } from '../../db/client.ts';
import { orderItems } from '../../db/schema/sales.ts';
import { localDate } from '../../runtime/local-date.ts';
import { reopenBasket } from '../basket/reopen.ts';
import { awaitDay, sendCard, voidCard } from '../gift-cards/bought.ts';
import { lockCard, releaseAmount } from '../gift-cards/ledger.ts';
import { nothingMoved, returnStock, type StockMove } from '../stock/stock.ts';
import { refundableMinor, takenBackMinor } from './asked-amount.ts';
import { handNumberOn, isFailedTry, numberTry } from './failed-try.ts';
import { issueInvoice } from './issue-invoice.ts';
import { tellOfMove } from './mails.ts';
import { taxedParts } from './order-vat.ts';
import { piecesMinor } from './pieces-minor.ts';
import { listOrderItems, type StoredOrder, saveOrderState } from './repo.ts';
import { requestRefund } from './request-refund.ts';
import { nextState, type OrderEvent, type OrderState } from './states.ts';
import { completeWithdrawals } from './withdrawn-pieces.ts';

export type Moved = { state: OrderState; stock: StockMove };

/** The shopper did not get to pay, so what was in the basket is given back; one who cancels wants it no more. */
const givesBasketBack: ReadonlySet<OrderEvent> = new Set(['paymentFailed', 'paymentCancelled']);

/** Settles every piece that is not the shop's again yet: those that took stock go back on sale, each once. */
async function takeAllBack(tx: Tx, orderId: string): Promise<StockMove> {
  const outstanding = and(eq(orderItems.orderId, orderId), lt(orderItems.takenBack, orderItems.quantity));
  const items = await tx.select().from(orderItems).where(outstanding).orderBy(asc(orderItems.position));
  await tx.update(orderItems).set({ takenBack: orderItems.quantity }).where(outstanding);
  await completeWithdrawals(tx, orderId);
  const pieces = items
    .filter((item) => item.tookStock)
    .map(({ variantId, quantity, takenBack }) => ({ variantId, quantity: quantity - takenBack }));
  return returnStock(tx, pieces);
}

/**
 * Undoes what placing the order did. All ways in which an order ends without goods come here, after its row was
 * locked and its state checked, so it happens once.
 */
async function undoOrder(tx: Tx, order: StoredOrder, event: OrderEvent, now: Date): Promise<StockMove> {
  // A gift card is bought without a basket.
  if (order.kind === 'gift-card') {
    if (isFailedTry(order, event)) await numberTry(tx, order);
  } else if (givesBasketBack.has(event)) {
    // Baskets before stock, as in checkout.
    const basketId = await reopenBasket(
      tx,
      { ownerId: order.ownerId, site: order.site },
      order.basketId,
      now,
    );
    if (isFailedTry(order, event)) await handNumberOn(tx, order, basketId);
  }
  return takeAllBack(tx, order.id);
}

/**
 * What a move means for the gift card that the order has bought, and for the one that pays for it. All of it before the
 * numbers of invoices: they are the last lock, see docs/architecture.md.
 * @returns whether the card that was bought is to be sent now
 */
async function moveCards(
  tx: Tx,
  order: StoredOrder,
  { event, state, ends, now }: { event: OrderEvent; state: OrderState; ends: boolean; now: Date },
): Promise<boolean> {
  // Also where only a refund will change it.
  if (order.giftCardId) await lockCard(tx, order.giftCardId);
  if (ends && order.paymentStatus === 'pending')
    await releaseAmount(tx, order, localDate(now, siteRules[order.site].timeZone));
  if (order.kind !== 'gift-card') return false;
  if (ends) await voidCard(tx, order.id);
  if (event === 'sendCard') await sendCard(tx, order, now);
  return state.status === 'orderPlaced' && (await awaitDay(tx, order, now));
}

/** What was withdrawn from and taken back before the money came, and was paid for all the same, could not be refunded then. */
async function refundReturned(tx: Tx, order: StoredOrder, now: Date): Promise<void> {
  const items = await listOrderItems(tx, [order.id]);
  const parts = items.flatMap((item) => taxedParts(order, item, piecesMinor(item, 0, item.takenBack)));
  const back = takenBackMinor(items);
  const amountMinor = await refundableMinor(tx, order, { before: 0, back });
  if (amountMinor > 0)
    await requestRefund(tx, { orderId: order.id, amountMinor, parts, reason: 'returned', now });
}

/**
 * The one way in which an order changes its state: history, basket, stock, refund and mail follow from the move, in
 * the caller's transaction. The order must be locked, see `lockOrderToMove`.
 * @throws ApiError state-conflict when the table does not know the move
 */
export async function moveOrder(tx: Tx, order: StoredOrder, event: OrderEvent, now: Date): Promise<Moved> {
  const state = nextState(order, event);
  await saveOrderState(tx, order.id, state, now);
  const ends = isOver(state.status) && order.status !== state.status;
  const stock = ends ? await undoOrder(tx, order, event, now) : nothingMoved;
  const isCardDue = await moveCards(tx, order, { event, state, ends, now });
  if (event === 'paymentSucceeded') await issueInvoice(tx, order, now);
  if (isOver(state.status) && state.paymentStatus === 'paid') {
    const lateReason = event === 'paymentSucceeded' ? 'paid-too-late' : 'cancelled';
    const reason = state.status === 'returned' ? 'returned' : lateReason;
    // All of it: what was given back before is cut off there.
    await requestRefund(tx, { orderId: order.id, amountMinor: order.total, reason, now, isTold: ends });
  } else if (event === 'paymentSucceeded') await refundReturned(tx, order, now);
  await tellOfMove(tx, order, event, state);
  return isCardDue ? moveOrder(tx, { ...order, ...state }, 'sendCard', now) : { state, stock };
}
