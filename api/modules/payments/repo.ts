import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { PaymentStatus } from '../../contract/checkout.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { orders, payments } from '../../db/schema/sales.ts';

export type StoredPayment = typeof payments.$inferSelect;
type NewPayment = Pick<
  typeof payments.$inferInsert,
  'sessionId' | 'orderId' | 'site' | 'integrationType' | 'successUrl' | 'cancelUrl' | 'createdAt'
>;

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { sessionId, orderId, site, integrationType, successUrl, cancelUrl, createdAt } = payment;
  await tx.insert(payments).values({
    ...{ sessionId, orderId, site, integrationType, successUrl, cancelUrl, createdAt },
    status: 'pending',
  });
}

const ofSession = (site: SiteCode, sessionId: string) =>
  and(eq(payments.sessionId, sessionId), eq(payments.site, site));

export async function lockPayment(tx: Tx, site: SiteCode, sessionId: string): Promise<StoredPayment | null> {
  const [payment] = await tx.select().from(payments).where(ofSession(site, sessionId)).for('update');
  return payment ?? null;
}

/** The session with what its page shows of the order. */
export async function findSession(db: Queryable, site: SiteCode, sessionId: string) {
  const [row] = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(ofSession(site, sessionId));
  return row ?? null;
}

export async function savePaymentStatus(tx: Tx, sessionId: string, status: PaymentStatus): Promise<void> {
  await tx.update(payments).set({ status }).where(eq(payments.sessionId, sessionId));
}

/** Sessions nobody finished: past the order's own date, or begun before `begunBefore` where it has none. */
export async function listOverdueSessions(db: Queryable, now: Date, begunBefore: Date) {
  return db
    .select({ site: payments.site, sessionId: payments.sessionId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.status, 'pending'),
        or(lt(orders.payBefore, now), and(isNull(orders.payBefore), lt(payments.createdAt, begunBefore))),
      ),
    );
}
