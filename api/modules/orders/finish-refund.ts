import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/payments.ts';
import { queueRefundMail, tellStaff } from './mails.ts';
import type { StoredRefund } from './refunds-repo.ts';
import type { StoredOrder } from './repo.ts';

type Done = { reference: string | null; now: Date; doneBy?: string };
type Addressee = Pick<StoredOrder, 'id' | 'site' | 'language' | 'email'>;

/** Records that the money is with the shopper again, and tells them; once, however often it is heard. */
export async function finishRefund(
  tx: Tx,
  order: Addressee,
  { id }: Pick<StoredRefund, 'id'>,
  { reference, now, doneBy }: Done,
): Promise<boolean> {
  const finished = await tx
    .update(refunds)
    .set({ status: 'done', reference, doneAt: now, ...(doneBy ? { doneBy } : {}) })
    .where(and(eq(refunds.id, id), ne(refunds.status, 'done')))
    .returning({ id: refunds.id });
  if (finished.length > 0) await queueRefundMail(tx, order, 'refund-done', id);
  return finished.length > 0;
}

/** A refund that will not come about by itself: people have to look, so they are told. */
export async function failRefund(
  tx: Tx,
  order: Addressee,
  { id, amount }: Pick<StoredRefund, 'id' | 'amount'>,
  change: Partial<StoredRefund> = {},
): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...change, status: 'failed' })
    .where(eq(refunds.id, id));
  await tellStaff(tx, order, { what: 'refundFailed', amountMinor: amount, cause: id });
}
