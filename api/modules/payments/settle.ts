import type { SiteCode } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../services.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockOrder } from '../orders/repo.ts';
import { canHappen, type OrderEvent, type OrderState } from '../orders/states.ts';
import { moveStock, type NoteMove } from '../stock/stock.ts';
import { type PaymentOutcome, type StoredPayment, statusAfter } from './port.ts';
import { lockPayment, saveOutcome } from './repo.ts';

const eventOf: Readonly<Record<PaymentOutcome, OrderEvent>> = {
  success: 'paymentSucceeded',
  decline: 'paymentFailed',
  cancel: 'paymentCancelled',
};

export type Settled = { payment: StoredPayment; state: OrderState };

/** Money that came is never lost sight of; a failure after another outcome changes nothing. */
function isNews(payment: StoredPayment, outcome: PaymentOutcome): boolean {
  return payment.status === 'pending' || (outcome === 'success' && payment.status !== 'paid');
}

type SessionKey = { site: SiteCode; sessionId: string };

/**
 * What a payment has brought, of what came, minor units: one that asks for less by now may have been begun before it did.
 * @throws ApiError invalid-input for what it never asked for
 */
function broughtMinor(
  { status, amount, formerAmounts, installmentFee }: StoredPayment,
  cameMinor: number,
): number {
  const brought = cameMinor - installmentFee;
  const asked = status === 'paid' ? [amount] : [amount, ...formerAmounts];
  if (!asked.includes(brought))
    throw new ApiError('invalid-input', undefined, [{ property: 'amount', message: 'invalid' }]);
  return brought;
}

type Came = { now: Date; note: NoteMove; cameMinor?: number | undefined };

async function settle(
  tx: Tx,
  session: SessionKey,
  outcome: PaymentOutcome,
  { now, note, cameMinor }: Came,
): Promise<Settled> {
  const payment = await lockPayment(tx, session.site, session.sessionId);
  const order = payment && (await lockOrder(tx, payment.orderId));
  if (!payment || !order) throw new ApiError('session-not-found');
  const amount = cameMinor === undefined ? payment.amount : broughtMinor(payment, cameMinor);
  if (!isNews(payment, outcome)) return { payment, state: order };
  const settled = { status: statusAfter[outcome], amount };
  await saveOutcome(tx, payment.sessionId, settled);
  // The shopper or the shop was quicker: the order is cancelled already, and everything has been put back.
  if (outcome !== 'success' && order.status === 'cancelled' && !canHappen(order, eventOf[outcome]))
    return { payment: { ...payment, ...settled }, state: order };
  const { state, stock } = await moveOrder(tx, order, eventOf[outcome], now);
  note(stock);
  return { payment: { ...payment, ...settled }, state };
}

/**
 * Staff tell of a transfer that has come in.
 * @throws ApiError session-not-found, state-conflict; invalid-input for an amount that was never asked for
 */
export async function settleTransfer(
  session: SessionKey,
  cameMinor: number,
  services: Services,
): Promise<Settled> {
  return moveStock(services, (tx, note) =>
    settle(tx, session, 'success', { now: services.now(), note, cameMinor }),
  );
}

/**
 * Ends a payment session. The payment page, the webhook and the clean-up all come here, in any order and as often
 * as they like. A failed payment cancels the order, puts the stock back and gives the shopper the basket back.
 * @throws ApiError session-not-found, state-conflict
 */
export async function settlePayment(
  session: SessionKey,
  outcome: PaymentOutcome,
  services: Services,
): Promise<Settled> {
  return moveStock(services, (tx, note) => settle(tx, session, outcome, { now: services.now(), note }));
}
