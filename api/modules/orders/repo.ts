import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { orderEvents, orderItems, orders } from '../../db/schema/sales.ts';
import type { Owner } from '../address/owner.ts';
import { uuidPattern } from '../address/repo.ts';
import type { OrderState } from './states.ts';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredOrderItem = typeof orderItems.$inferSelect;
type NewOrder = typeof orders.$inferInsert;

const maxListed = 100;
const ofOwner = ({ ownerId, site }: Owner) => and(eq(orders.ownerId, ownerId), eq(orders.site, site));

/** Null for unknown orders and those of others alike. */
export async function findOrder(db: Queryable, owner: Owner, id: string): Promise<StoredOrder | null> {
  if (!uuidPattern.test(id)) return null;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ofOwner(owner)));
  return order ?? null;
}

/** Newest first. */
export async function listOrders(db: Queryable, owner: Owner): Promise<StoredOrder[]> {
  return db.select().from(orders).where(ofOwner(owner)).orderBy(desc(orders.sequence)).limit(maxListed);
}

export async function listOrderItems(db: Queryable, orderIds: readonly string[]): Promise<StoredOrderItem[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

/** Only for payments, which know their order without its owner. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}

/** Numbers may have gaps: one that was taken by a transaction that failed is not given again. */
export async function nextOrderSequence(tx: Tx): Promise<number> {
  const rows = rowsOf<{ sequence: string | number }>(
    await tx.execute(sql`SELECT nextval(pg_get_serial_sequence('orders', 'sequence')) AS sequence`),
  );
  return Number(rows[0]?.sequence);
}

/** `LW-` + year + at least seven digits, e.g. `LW-260001234`. */
export function toOrderNumber(sequence: number, today: string): string {
  return `LW-${today.slice(2, 4)}${String(sequence).padStart(7, '0')}`;
}

export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  items: readonly Omit<StoredOrderItem, 'orderId' | 'position'>[],
): Promise<string> {
  const [row] = await tx.insert(orders).values(order).returning({ id: orders.id });
  if (!row) throw new Error('The order was not stored.');
  const orderId = row.id;
  await tx.insert(orderItems).values(items.map((item, position) => ({ ...item, orderId, position })));
  await tx.insert(orderEvents).values({
    orderId,
    status: order.status,
    paymentStatus: order.paymentStatus,
    ...(order.createdAt ? { createdAt: order.createdAt } : {}),
  });
  return orderId;
}

export async function saveOrderState(tx: Tx, orderId: string, state: OrderState, now: Date): Promise<void> {
  await tx.update(orders).set(state).where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, ...state, createdAt: now });
}
