import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PaymentStatus } from '../../contract/checkout.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { JointWrite } from '../../db/joint-write.ts';
import { orders, payments } from '../../db/schema/sales.ts';
import type { Owner } from '../../http/owner.ts';
import type { IntegrationType, PaymentSession, Started, StoredPayment } from './port.ts';

/** Opens the payment of an order that is placed by the same statement, see `insertOrder`. */
export function writePayment(payment: Omit<StoredPayment, 'orderId'>): JointWrite {
  const { sessionId, site, integrationType, status, successUrl, cancelUrl, reference, redirectUrl } = payment;
  const { amount, installmentCount, installmentFee, is3D, bankIca, chargedBack, createdAt } = payment;
  return {
    name: 'payment',
    statement: sql`INSERT INTO payments (order_id, session_id, site, integration_type, status, success_url, cancel_url,
        reference, redirect_url, amount, installment_count, installment_fee, is_3d, bank_ica, charged_back, created_at)
      SELECT placed.id, ${sessionId}, ${site}, ${integrationType}, ${status}, ${successUrl}, ${cancelUrl},
        ${reference}, ${redirectUrl}, ${amount}::int, ${installmentCount}::int, ${installmentFee}::int, ${is3D}::boolean, ${bankIca},
        ${chargedBack}::int, ${createdAt.toISOString()}::timestamptz
      FROM placed`,
  };
}

const ofSession = (site: SiteCode, sessionId: string) =>
  and(eq(payments.sessionId, sessionId), eq(payments.site, site));

export async function lockPayment(tx: Tx, site: SiteCode, sessionId: string): Promise<StoredPayment | null> {
  const [payment] = await tx.select().from(payments).where(ofSession(site, sessionId)).for('update');
  return payment ?? null;
}

const sessions = (db: Queryable) =>
  db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId));

/** The session with what its page shows of the order. */
export async function findSession(
  db: Queryable,
  site: SiteCode,
  sessionId: string,
): Promise<PaymentSession | null> {
  const [row] = await sessions(db).where(ofSession(site, sessionId));
  return row ?? null;
}

/** Of any site. Only for providers, which know nothing of sites. */
export async function findSessionByReference(
  db: Queryable,
  integrationType: IntegrationType,
  reference: string,
): Promise<PaymentSession | null> {
  const [row] = await sessions(db).where(
    and(eq(payments.integrationType, integrationType), eq(payments.reference, reference)),
  );
  return row ?? null;
}

/** Of any site, by our own name for it. */
export async function findSessionOfAnySite(
  db: Queryable,
  integrationType: IntegrationType,
  sessionId: string,
): Promise<PaymentSession | null> {
  const [row] = await sessions(db).where(
    and(eq(payments.integrationType, integrationType), eq(payments.sessionId, sessionId)),
  );
  return row ?? null;
}

/** The bank transfer that pays an order; only for staff. */
export async function findBankTransferSession(
  db: Queryable,
  site: SiteCode,
  orderNumber: string,
): Promise<PaymentSession | null> {
  const [row] = await sessions(db).where(
    and(eq(orders.orderNumber, orderNumber), eq(orders.site, site), eq(orders.subIntegrationType, 'wire')),
  );
  return row ?? null;
}

/**
 * The owner's newest payment, through this provider where it is named, or the one named; null for unknown ones and those of others
 * alike.
 */
export async function findOwnSession(
  db: Queryable,
  { ownerId, site }: Owner,
  wanted: { integrationType?: IntegrationType; sessionId?: string; orderId?: string },
): Promise<PaymentSession | null> {
  const { integrationType, sessionId, orderId } = wanted;
  const [row] = await sessions(db)
    .where(
      and(
        eq(orders.ownerId, ownerId),
        eq(orders.site, site),
        integrationType === undefined ? undefined : eq(payments.integrationType, integrationType),
        sessionId === undefined ? undefined : eq(payments.sessionId, sessionId),
        orderId === undefined ? undefined : eq(payments.orderId, orderId),
      ),
    )
    .orderBy(desc(orders.sequence))
    .limit(1);
  return row ?? null;
}

/** @param outcome.amount what it has brought */
export async function saveOutcome(
  tx: Tx,
  sessionId: string,
  outcome: { status: PaymentStatus; amount: number },
): Promise<void> {
  await tx.update(payments).set(outcome).where(eq(payments.sessionId, sessionId));
}

/** Keeps what a provider made. @returns whether the payment was still waiting for it */
export async function saveStarted(db: Queryable, sessionId: string, started: Started): Promise<boolean> {
  const saved = await db
    .update(payments)
    .set(started)
    .where(and(eq(payments.sessionId, sessionId), eq(payments.status, 'pending')))
    .returning({ sessionId: payments.sessionId });
  return saved.length > 0;
}

/** Keeps the reference alone, for a payment whose answer was lost. */
export async function saveReference(db: Queryable, sessionId: string, reference: string): Promise<void> {
  await db.update(payments).set({ reference }).where(eq(payments.sessionId, sessionId));
}

/** Changes in how many parts an open payment is paid. @returns whether it was still open, for that amount */
export async function saveInstallments(
  db: Queryable,
  { sessionId, amount }: Pick<StoredPayment, 'sessionId' | 'amount'>,
  parts: { installmentCount: number; installmentFee: number; is3D?: boolean; bankIca?: string },
): Promise<boolean> {
  const saved = await db
    .update(payments)
    .set(parts)
    .where(
      and(eq(payments.sessionId, sessionId), eq(payments.amount, amount), eq(payments.status, 'pending')),
    )
    .returning({ sessionId: payments.sessionId });
  return saved.length > 0;
}

/** @returns whether this is another amount than was known */
export async function saveChargedBack(
  db: Queryable,
  sessionId: string,
  chargedBack: number,
): Promise<boolean> {
  const saved = await db
    .update(payments)
    .set({ chargedBack })
    .where(and(eq(payments.sessionId, sessionId), ne(payments.chargedBack, chargedBack)))
    .returning({ sessionId: payments.sessionId });
  return saved.length > 0;
}

const maxListed = 500;

/** Payments that nobody has told us the end of: bank transfers past their date, others begun before `begunBefore`. */
export async function listWaiting(db: Queryable, now: Date, begunBefore: Date): Promise<PaymentSession[]> {
  return sessions(db)
    .where(
      and(
        eq(payments.status, 'pending'),
        or(lt(orders.payBefore, now), and(isNull(orders.payBefore), lt(payments.createdAt, begunBefore))),
      ),
    )
    .orderBy(payments.createdAt)
    .limit(maxListed);
}
