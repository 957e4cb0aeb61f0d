import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/sales.ts';
import { withdrawalLines, withdrawals } from '../../db/schema/withdrawals.ts';
import { showOrder } from '../orders/show-orders.ts';
import { toOrder } from '../orders/view.ts';
import type { OrderFacts } from './order-content.ts';

/** @throws when there is no such order */
export async function readOrderFacts(db: Db, orderId: string): Promise<OrderFacts> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return { ...(await showOrder(db, order, toOrder)), note: order.note };
}

export type WithdrawalFacts = {
  receiptNumber: string;
  orderNumber: string;
  name: string;
  email: string;
  reason: string | null;
  receivedAt: Date;
  lines: readonly { title: string; quantity: number }[];
};

function titleOf(snapshot: Record<string, unknown>, vsin: string): string {
  return typeof snapshot.title === 'string' ? snapshot.title : vsin;
}

/** @throws when there is no such withdrawal */
export async function readWithdrawalFacts(db: Db, id: string): Promise<WithdrawalFacts> {
  const [found] = await db
    .select({ withdrawal: withdrawals, orderNumber: orders.orderNumber })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.id, id));
  if (!found) throw new Error(`There is no withdrawal ${id}.`);
  const { withdrawal, orderNumber } = found;
  const withdrawn = await db
    .select()
    .from(withdrawalLines)
    .where(eq(withdrawalLines.withdrawalId, id))
    .orderBy(asc(withdrawalLines.position));
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, withdrawal.orderId));
  const { receiptNumber, name, email, reason, receivedAt } = withdrawal;
  const lines = withdrawn.flatMap(({ position, quantity }) => {
    const item = items.find((one) => one.position === position);
    return item ? [{ title: titleOf(item.snapshot, item.vsin), quantity }] : [];
  });
  return { receiptNumber, orderNumber, name, email, reason, receivedAt, lines };
}
