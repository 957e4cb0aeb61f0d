import { and, asc, eq, sql } from 'drizzle-orm';
import type { RefundAccountInput } from '../../contract/refunds.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { uuidArray } from '../../db/int-array.ts';
import { prepared } from '../../db/prepared.ts';
import { refunds } from '../../db/schema/payments.ts';

export type StoredRefund = typeof refunds.$inferSelect;

/** Oldest first. */
export async function listRefunds(db: Queryable, orderIds: readonly string[]): Promise<StoredRefund[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(sql`${refunds.orderId} = ANY(${uuidArray(orderIds)}) ${prepared('refunds-of-orders')}`)
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

export async function lockRefund(tx: Tx, id: string): Promise<StoredRefund | null> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return refund ?? null;
}

/** Keeps where the transfers of an order go that stand at `status`. @returns those that did not go there before */
export async function saveAccount(
  tx: Tx,
  { orderId, status }: { orderId: string; status: 'account-needed' | 'to-transfer' },
  account: RefundAccountInput,
): Promise<StoredRefund[]> {
  const { accountHolder, iban } = account;
  const isChanged = sql`(${refunds.accountHolder}, ${refunds.iban}) IS DISTINCT FROM (${accountHolder}, ${iban})`;
  return tx
    .update(refunds)
    .set({ ...account, status: 'to-transfer' })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, status), isChanged))
    .returning();
}
