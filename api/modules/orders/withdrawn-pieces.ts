import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { uuidArray } from '../../db/int-array.ts';
import { prepared } from '../../db/prepared.ts';
import { withdrawalLines, withdrawals } from '../../db/schema/withdrawals.ts';

/** Pieces that were withdrawn and are not back yet, by line. */
export async function listDeclared(db: Queryable, orderId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ line: withdrawalLines })
    .from(withdrawalLines)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.status, 'received')));
  const declared = new Map<number, number>();
  for (const { line } of rows) {
    const open = line.quantity - line.takenBack;
    declared.set(line.position, (declared.get(line.position) ?? 0) + open);
  }
  return declared;
}

/** Pieces that were withdrawn from, back or not, by order and line. */
export async function listWithdrawn(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
  const withdrawn = new Map<string, Map<number, number>>();
  if (orderIds.length === 0) return withdrawn;
  const { orderId } = withdrawals;
  const { position, quantity } = withdrawalLines;
  const rows = await db
    .select({ orderId, position, pieces: sql`sum(${quantity})`.mapWith(Number) })
    .from(withdrawalLines)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
    .where(sql`${orderId} = ANY(${uuidArray(orderIds)}) ${prepared('withdrawn-of-orders')}`)
    .groupBy(orderId, position);
  for (const row of rows) {
    const lines = withdrawn.get(row.orderId) ?? new Map<number, number>();
    withdrawn.set(row.orderId, lines.set(row.position, row.pieces));
  }
  return withdrawn;
}

/** Nobody waits any more for what was declared before. */
export async function completeWithdrawals(tx: Tx, orderId: string): Promise<void> {
  const completed = await tx
    .update(withdrawals)
    .set({ status: 'completed' })
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.status, 'received')))
    .returning({ id: withdrawals.id });
  const ids = completed.map(({ id }) => id);
  await tx
    .update(withdrawalLines)
    .set({ takenBack: withdrawalLines.quantity })
    .where(inArray(withdrawalLines.withdrawalId, ids));
}
