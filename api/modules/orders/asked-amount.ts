import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { payments } from '../../db/schema/sales.ts';
import type { TaxedPart } from '../basket/vat-by-rate.ts';
import { taxedParts } from './order-vat.ts';
import { piecesMinor } from './pieces-minor.ts';
import { listCharges, listOrderItems, type StoredOrder, type StoredOrderItem } from './repo.ts';
import { listWithdrawn } from './withdrawn-pieces.ts';

type Payment = typeof payments.$inferSelect;
type Sold = Pick<StoredOrder, 'total' | 'giftCardAmount'>;

/** What a gift card leaves to the other way to pay, minor units, before anything is withdrawn. */
export function dueAtFirstMinor({ total, giftCardAmount }: Sold): number {
  return total - giftCardAmount;
}

/** What a payment does not ask for, or has not brought, as pieces were withdrawn from before; minor units. */
export function notAskedMinor(order: Sold, askedMinor: number): number {
  return dueAtFirstMinor(order) - askedMinor;
}

/** What an order comes to without what is withdrawn from, minor units, whoever pays it. */
export function keptMinor({ total }: Pick<Sold, 'total'>, withdrawnMinor: number): number {
  return total - withdrawnMinor;
}

/**
 * What is to be asked for once so much is withdrawn from, minor units: no more than what is kept is worth. A gift card is
 * given its part back first, as by a refund. Where what is kept costs nothing, the sum stays, and is refunded.
 */
export function askedAfterMinor(order: Sold, withdrawnMinor: number): number {
  const kept = keptMinor(order, withdrawnMinor);
  const dueMinor = dueAtFirstMinor(order);
  return kept > 0 ? Math.min(dueMinor, kept) : dueMinor;
}

/** The pieces that were withdrawn from, back or not, at their rates. */
export async function withdrawnParts(
  db: Queryable,
  order: StoredOrder,
  items: readonly StoredOrderItem[],
): Promise<TaxedPart[]> {
  const pieces = (await listWithdrawn(db, [order.id])).get(order.id);
  return items.flatMap((item) =>
    taxedParts(order, item, piecesMinor(item, 0, pieces?.get(item.position) ?? 0)),
  );
}

const sumOf = (parts: readonly TaxedPart[]) => parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0);

/**
 * Asks for less once pieces are withdrawn from of an order that is not paid. To be called while the order and its payments
 * are locked, so that no payment ends meanwhile.
 * @param isFixed whether a payment is asked for elsewhere already, so that its sum can only be refunded
 */
export async function askForLess(
  tx: Tx,
  order: StoredOrder,
  isFixed: (payment: Payment) => boolean,
): Promise<void> {
  const open = and(eq(payments.orderId, order.id), eq(payments.status, 'pending'));
  const [payment] = await tx.select().from(payments).where(open);
  if (!payment || isFixed(payment)) return;
  const withdrawn = await withdrawnParts(tx, order, await listOrderItems(tx, [order.id]));
  const amount = askedAfterMinor(order, sumOf(withdrawn));
  if (amount >= payment.amount) return;
  const formerAmounts = sql`array_append(${payments.formerAmounts}, ${payments.amount})`;
  await tx.update(payments).set({ amount, formerAmounts }).where(eq(payments.sessionId, payment.sessionId));
}

/**
 * What is to be refunded of what the shop has back, minor units: what was not asked for is not given back. It counts for
 * the pieces that came back first.
 * @param before what pieces that were back before are worth; `back` those that have come now
 */
export async function refundableMinor(
  tx: Tx,
  order: StoredOrder,
  { before, back }: { before: number; back: number },
): Promise<number> {
  const asked = (await listCharges(tx, [order.id])).get(order.id)?.amount ?? dueAtFirstMinor(order);
  const beyond = (minor: number) => Math.max(0, minor - notAskedMinor(order, asked));
  return beyond(before + back) - beyond(before);
}

/** What the pieces of an order are worth that the shop has back, minor units. */
export function takenBackMinor(items: readonly StoredOrderItem[]): number {
  return items.reduce((sum, item) => sum + piecesMinor(item, 0, item.takenBack), 0);
}
