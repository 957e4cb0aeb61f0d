import { and, desc, eq, ne, sum } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orders, payments } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';

type Wanted = { orderId: string; amountMinor: number; reason: 'cancelled' | 'returned' | 'paid-too-late' };

/** What was paid, and is neither given back nor about to be. */
async function findRefundable(tx: Tx, orderId: string) {
  // The order's row is locked for all its refunds: two requests at once must not both see the whole amount.
  const [order] = await tx
    .select({ total: orders.total })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid')))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!order || !payment) throw new ApiError('state-conflict');
  const [given] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.status, 'failed')));
  const left = order.total + payment.installmentFee - payment.chargedBack - Number(given?.amount ?? 0);
  return { payment, total: order.total, left };
}

/**
 * Asks for money to be given back, in the caller's transaction; a chore carries it out once that has committed.
 * Never more is given back than was paid: what goes beyond is cut off, and where nothing is left, nothing is asked.
 * Who gets the whole order back also gets the instalment fee back.
 * @param wanted.amountMinor minor units of the order's currency
 * @returns the amount that will be given back
 * @throws ApiError state-conflict when the order was never paid
 */
export async function requestRefund(tx: Tx, { orderId, amountMinor, reason }: Wanted): Promise<number> {
  const { payment, total, left } = await findRefundable(tx, orderId);
  const asked = amountMinor >= total ? amountMinor + payment.installmentFee : amountMinor;
  const amount = Math.min(asked, left);
  if (amount <= 0) return 0;
  await tx.insert(refunds).values({ orderId, sessionId: payment.sessionId, amount, reason });
  return amount;
}
