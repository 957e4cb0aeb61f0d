import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import type { WithdrawalReceipt } from '../../contract/withdrawals.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { orderEvents, orders } from '../../db/schema/sales.ts';
import { withdrawalLines, withdrawals } from '../../db/schema/withdrawals.ts';
import { uuidPattern } from '../../db/uuid.ts';
import type { Owner } from '../../http/owner.ts';
import type { Paging } from '../../http/paging.ts';
import type { StoredOrder } from '../orders/repo.ts';

export type StoredWithdrawal = typeof withdrawals.$inferSelect;
export type StoredWithdrawalLine = typeof withdrawalLines.$inferSelect;

/** The address of the order itself, or one of those it is sent and billed to. */
export async function findOrderByNumber(
  db: Queryable,
  site: SiteCode,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<StoredOrder | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.orderNumber, orderNumber),
        eq(orders.site, site),
        sql`lower(${email}) IN (${orders.email}, lower(${orders.shippingAddress}->>'email'),
          lower(${orders.billingAddress}->>'email'))`,
      ),
    );
  return order ?? null;
}

export async function findDeliveredAt(db: Queryable, orderId: string): Promise<Date | null> {
  const [event] = await db
    .select({ createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'delivered')))
    .orderBy(asc(orderEvents.id))
    .limit(1);
  return event?.createdAt ?? null;
}

/** The last withdrawal of an order that asked for the same. */
export async function findSame(tx: Tx, orderId: string, asked: string): Promise<StoredWithdrawal | null> {
  const [known] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.asked, asked)))
    .orderBy(desc(withdrawals.receivedAt), desc(withdrawals.receiptNumber))
    .limit(1);
  return known ?? null;
}

/** The caller has locked the order, so its receipts are counted without gaps. */
export async function insertWithdrawal(
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'orderNumber'>,
  withdrawal: Omit<typeof withdrawals.$inferInsert, 'orderId' | 'receiptNumber'>,
  lines: readonly Pick<StoredWithdrawalLine, 'position' | 'quantity' | 'takenBack' | 'refunded'>[],
): Promise<StoredWithdrawal> {
  const [known] = await tx
    .select({ before: count() })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, order.id));
  const receiptNumber = `${order.orderNumber}-R${(known?.before ?? 0) + 1}`;
  const [stored] = await tx
    .insert(withdrawals)
    .values({ ...withdrawal, orderId: order.id, receiptNumber })
    .returning();
  if (!stored) throw new Error('The withdrawal was not stored.');
  await tx.insert(withdrawalLines).values(lines.map((line) => ({ ...line, withdrawalId: stored.id })));
  return stored;
}

export async function findWithdrawal(
  db: Queryable,
  site: SiteCode,
  id: string,
): Promise<StoredWithdrawal | null> {
  if (!uuidPattern.test(id)) return null;
  const [withdrawal] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.site, site)));
  return withdrawal ?? null;
}

export async function listWithdrawalLines(
  db: Queryable,
  ids: readonly string[],
): Promise<StoredWithdrawalLine[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(withdrawalLines)
    .where(inArray(withdrawalLines.withdrawalId, [...ids]))
    .orderBy(asc(withdrawalLines.position));
}

/** Oldest first, as they are to be worked off. */
export async function listWithdrawals(
  db: Queryable,
  { site, status }: { site: SiteCode; status?: WithdrawalReceipt['status'] | undefined },
  { limit, offset }: Paging,
) {
  return db
    .select({ withdrawal: withdrawals, order: orders })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(eq(withdrawals.site, site), status && eq(withdrawals.status, status)))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.receiptNumber))
    .limit(limit)
    .offset(offset);
}

/** Of all orders of somebody, latest first. */
export async function listWithdrawalsOfOwner(db: Queryable, { ownerId, site }: Owner, limit: number) {
  return db
    .select({ withdrawal: withdrawals, order: orders })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(eq(orders.ownerId, ownerId), eq(orders.site, site)))
    .orderBy(desc(withdrawals.receivedAt), desc(withdrawals.receiptNumber))
    .limit(limit);
}
