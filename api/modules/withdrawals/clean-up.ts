import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { Db, Tx } from '../../db/client.ts';
import { orders } from '../../db/schema/sales.ts';
import { withdrawalDeclarations as table } from '../../db/schema/withdrawals.ts';

/** Those of the orders of an account; open ones stay, as they are the shopper's right. */
export async function deleteSettledDeclarations(tx: Tx, ownerId: string): Promise<void> {
  const owned = tx.select({ id: orders.id }).from(orders).where(eq(orders.ownerId, ownerId));
  await tx.delete(table).where(and(inArray(table.orderId, owned), ne(table.status, 'declared')));
}

/** The withdrawal itself holds what was declared; what was put aside may be asked after for a while. */
const settledMs = 90 * dayMs;
/** As long as a shopper may still complain about it (art. 7:23 of the Dutch civil code). */
const openMs = 2 * 365 * dayMs;

/** Deletes declarations that were settled 90 days ago, and those that stayed open for two years. */
export async function deleteOldDeclarations(db: Db, now: Date, limit: number): Promise<number> {
  const before = (ms: number) => lt(table.declaredAt, new Date(now.getTime() - ms));
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: table.id })
      .from(table)
      .where(or(before(openMs), and(ne(table.status, 'declared'), before(settledMs))))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (old.length === 0) return 0;
    await tx.delete(table).where(
      inArray(
        table.id,
        old.map(({ id }) => id),
      ),
    );
    return old.length;
  });
}
