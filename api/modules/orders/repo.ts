import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { uuidArray } from '../../db/int-array.ts';
import { type JointWrite, writeJointly } from '../../db/joint-write.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsOf } from '../../db/rows.ts';
import { orderEvents, orderItems, orders, payments } from '../../db/schema/sales.ts';
import { uuidPattern } from '../../db/uuid.ts';
import type { Owner } from '../../http/owner.ts';
import type { Paging } from '../../http/paging.ts';
import { drawOrderNumber } from './order-number.ts';
import type { OrderState } from './states.ts';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredOrderItem = typeof orderItems.$inferSelect;
export type StoredOrderEvent = typeof orderEvents.$inferSelect;
type NewOrder = Omit<StoredOrder, 'id' | 'sequence' | 'orderNumber'>;

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

/** For whoever has proven in another way to be its owner. */
export async function findOrderOfSite(
  db: Queryable,
  site: SiteCode,
  id: string,
): Promise<StoredOrder | null> {
  if (!uuidPattern.test(id)) return null;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.site, site)));
  return order ?? null;
}

/** A try to pay that failed is none; one that was paid after all is, as its money goes back. */
const isOrder = or(eq(orders.isFailedTry, false), eq(orders.paymentStatus, 'paid'));

/** Newest first; with `tries` also those that came to nothing. */
export async function listOrders(
  db: Queryable,
  owner: Owner,
  { limit, offset, tries = false }: Paging & { tries?: boolean },
) {
  return db
    .select()
    .from(orders)
    .where(tries ? ofOwner(owner) : and(ofOwner(owner), isOrder))
    .orderBy(desc(orders.sequence))
    .limit(limit)
    .offset(offset);
}

/** Oldest first. */
export async function listOrderEvents(db: Queryable, orderId: string): Promise<StoredOrderEvent[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

export async function listOrderItems(db: Queryable, orderIds: readonly string[]): Promise<StoredOrderItem[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderItems)
    .where(sql`${orderItems.orderId} = ANY(${uuidArray(orderIds)}) ${prepared('items-of-orders')}`)
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

type Charges = Pick<typeof payments.$inferSelect, 'amount' | 'installmentFee' | 'chargedBack'>;

/** What is asked for or was paid, what paying in parts costs and what the bank took back, minor units, by order. */
export async function listCharges(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Charges>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, amount, installmentFee, chargedBack } = payments;
  const rows = await db
    .select({ orderId, amount, installmentFee, chargedBack })
    .from(payments)
    .where(sql`${payments.orderId} = ANY(${uuidArray(orderIds)}) ${prepared('charges-of-orders')}`)
    .orderBy(asc(payments.createdAt));
  return new Map(rows.map(({ orderId: id, ...charges }) => [id, charges]));
}

/** Only for payments, which know their order without its owner. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}

/** Numbers in a row that may be taken already: of a billion orders one draw in eighty is. */
const maxDraws = 20;

type NewItem = Omit<StoredOrderItem, 'orderId' | 'position' | 'takenBack'>;

function writeItems(items: readonly NewItem[]): JointWrite {
  const rows = items.map((item, position) => ({
    position,
    variant_id: item.variantId,
    vsin: item.vsin,
    quantity: item.quantity,
    unit_amount: item.unitAmount,
    line_amount: item.lineAmount,
    discount: item.discount,
    took_stock: item.tookStock,
    is_made_to_measure: item.isMadeToMeasure,
    snapshot: item.snapshot,
  }));
  return {
    name: 'items',
    statement: sql`INSERT INTO order_items (order_id, position, variant_id, vsin, quantity, unit_amount, line_amount,
        discount, took_stock, is_made_to_measure, snapshot)
      SELECT placed.id, item.* FROM placed, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS item
        (position int, variant_id int, vsin text, quantity int, unit_amount int, line_amount int, discount int,
         took_stock boolean, is_made_to_measure boolean, snapshot jsonb)`,
  };
}

function writeFirstEvent({ status, paymentStatus, createdAt }: NewOrder): JointWrite {
  return {
    name: 'event',
    statement: sql`INSERT INTO order_events (order_id, status, payment_status, created_at)
      SELECT id, ${status}, ${paymentStatus}, ${createdAt.toISOString()}::timestamptz FROM placed`,
  };
}

/**
 * Writes an order in one statement, with all that comes into being with it.
 * @param alongside further writes; each takes what it needs of the order from `placed`, whose columns are those of orders
 * @param draw gives the number; it is called again while the number is taken
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  { items, alongside = [] }: { items: readonly NewItem[]; alongside?: readonly JointWrite[] },
  draw: () => string = drawOrderNumber,
): Promise<StoredOrder> {
  const others = [writeItems(items), writeFirstEvent(order), ...alongside];
  for (let draws = 0; draws < maxDraws; draws += 1) {
    const orderNumber = draw();
    const statement = tx
      .insert(orders)
      .values({ ...order, orderNumber })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning();
    const placed = { name: 'placed', statement: statement.getSQL() };
    const result = writeJointly([placed, ...others], sql`SELECT id, sequence FROM placed`);
    const [row] = rowsOf<Pick<StoredOrder, 'id' | 'sequence'>>(await tx.execute(result));
    if (row) return { ...order, ...row, orderNumber };
  }
  throw new Error('No free order number was found.');
}

/**
 * Locks an order with its payments, in the order of locks that settling a payment keeps as well.
 * Null for unknown orders and those of other sites alike.
 */
export async function lockOrderToMove(tx: Tx, site: SiteCode, id: string): Promise<StoredOrder | null> {
  if (!uuidPattern.test(id)) return null;
  await tx
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.sessionId))
    .for('update');
  const order = await lockOrder(tx, id);
  return order?.site === site ? order : null;
}

/** Ends what the shopper could still pay; money that comes all the same is seen and refunded. */
export async function closeOpenPayments(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'cancelled' })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));
}

export async function saveOrderState(tx: Tx, orderId: string, state: OrderState, now: Date): Promise<void> {
  await tx.update(orders).set(state).where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, ...state, createdAt: now });
}

/** Whether the bank has taken money for this order back. */
export async function isChargedBack(db: Queryable, orderId: string): Promise<boolean> {
  const taken = await db
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), gt(payments.chargedBack, 0)));
  return taken.length > 0;
}
