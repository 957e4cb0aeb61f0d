import { and, eq, inArray, isNull, lte, ne, sum } from 'drizzle-orm';
import { refunds } from '../../db/schema/payments.ts';
import { orders, payments } from '../../db/schema/sales.ts';
import type { Services } from '../../services.ts';
import { failRefund, finishRefund } from '../orders/finish-refund.ts';
import { chargedMinor, type PaymentSession, type StoredRefund } from './port.ts';

const minuteMs = 60_000;
/** How long one instance has a refund to itself. */
const claimMs = 5 * minuteMs;
/** How often a refund that is under way is asked after. */
const askEveryMs = 60 * minuteMs;
const maxAttempts = 12;
const batch = 100;

/** 1, 2, 4 … minutes, a day at most. */
function delayMs(attempts: number): number {
  return Math.min(2 ** attempts, 24 * 60) * minuteMs;
}

type Due = PaymentSession & { refund: StoredRefund };

async function listDue({ db }: Services, now: Date): Promise<Due[]> {
  return (
    db
      .select({ refund: refunds, payment: payments, order: orders })
      .from(refunds)
      .innerJoin(payments, eq(payments.sessionId, refunds.sessionId))
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(inArray(refunds.status, ['queued', 'sent']), lte(refunds.nextAttemptAt, now)))
      // What is to be made before what is only asked after.
      .orderBy(refunds.status, refunds.nextAttemptAt)
      .limit(batch)
  );
}

/** Takes a refund on for a while; the instance that comes second gets nothing. */
async function claim({ refund }: Due, now: Date, { db }: Services): Promise<boolean> {
  const claimed = await db
    .update(refunds)
    .set({ nextAttemptAt: new Date(now.getTime() + claimMs) })
    .where(and(eq(refunds.id, refund.id), lte(refunds.nextAttemptAt, now)))
    .returning({ id: refunds.id });
  return claimed.length > 0;
}

/** Whether the bank has taken back so much since it was asked for that this refund would be paid twice. */
async function isChargedBack({ refund, ...session }: Due, { db }: Services): Promise<boolean> {
  const { chargedBack, sessionId } = session.payment;
  if (chargedBack === 0 || refund.reference !== null) return false;
  const [given] = await db
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.sessionId, sessionId), ne(refunds.status, 'failed'), isNull(refunds.giftCardId)));
  return Number(given?.amount ?? 0) > chargedMinor(session) - chargedBack;
}

async function carryOut(due: Due, now: Date, services: Services): Promise<boolean> {
  const { refund, ...session } = due;
  const save = (set: Partial<StoredRefund>) =>
    services.db.update(refunds).set(set).where(eq(refunds.id, refund.id));
  const { id, orderId, amount } = refund;
  const fail = (change: Partial<StoredRefund>) =>
    services.db.transaction((tx) => failRefund(tx, session.order, refund, change));
  try {
    if (await isChargedBack(due, services)) {
      await fail({});
      services.log.error({ refundId: id, orderId, amount }, 'a refund was charged back before it was made');
      return false;
    }
    const provider = services.payments.providerOf(session.payment.integrationType);
    const { status, reference } = await provider.refund(refund, session, now);
    if (status === 'done') {
      const done = { reference, now: services.now() };
      return await services.db.transaction((tx) => finishRefund(tx, session.order, refund, done));
    }
    const nextAttemptAt = new Date(now.getTime() + askEveryMs);
    // Those in a row count.
    if (status === 'sent') await save({ status, reference, nextAttemptAt, attempts: 0 });
    else {
      await fail({ reference });
      services.log.error({ refundId: id, orderId, amount }, 'a refund was refused');
    }
    return false;
  } catch (error) {
    const attempts = refund.attempts + 1;
    // What the provider has taken on is for it to end: it is asked after for as long as it takes.
    const isOver = refund.reference === null && attempts >= maxAttempts;
    services.log[isOver ? 'error' : 'warn'](
      { err: error, refundId: id, orderId },
      'a refund did not succeed',
    );
    const nextAttemptAt = new Date(now.getTime() + delayMs(attempts));
    await (isOver ? fail({ attempts }) : save({ attempts, nextAttemptAt }));
    return false;
  }
}

/**
 * Gives back what is due, and asks after what is under way. A refund that does not succeed is tried again for some
 * days, then it stays as failed and people have to look.
 * @returns how many were completed
 */
export async function carryOutRefunds(services: Services): Promise<number> {
  let done = 0;
  for (const due of await listDue(services, services.now())) {
    // Of this one: those before it may have waited long for their providers.
    const now = services.now();
    if ((await claim(due, now, services)) && (await carryOut(due, now, services))) done += 1;
  }
  return done;
}
