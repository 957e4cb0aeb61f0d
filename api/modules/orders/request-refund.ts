import { and, desc, eq, isNotNull, isNull, ne, sql, sum } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import type { Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/payments.ts';
import { orders, payments } from '../../db/schema/sales.ts';
import { ApiError } from '../../http/api-error.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { TaxedPart } from '../basket/vat-by-rate.ts';
import { giveBack, keptOf } from '../gift-cards/ledger.ts';
import { issueCreditNote } from './issue-invoice.ts';
import { queueCreditNoteMail, queueRefundMail, tellStaff } from './mails.ts';
import type { StoredRefund } from './refunds-repo.ts';
import type { StoredOrder } from './repo.ts';

type Wanted = {
  orderId: string;
  amountMinor: number;
  reason: StoredRefund['reason'];
  now: Date;
  /** At which rates it was charged; where it is left out, all that is left is taken back in the invoice's order. */
  parts?: readonly TaxedPart[];
  /** Whether another mail of the same transaction tells the shopper of it. */
  isTold?: boolean;
};

/** What was paid, by card and by the other way, and is neither given back nor about to be. @throws ApiError state-conflict when it was never paid */
export async function findRefundable(tx: Tx, orderId: string) {
  // The order's row is locked for all its refunds: two requests at once must not both see the whole amount.
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid')))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!order || !payment) throw new ApiError('state-conflict');
  const [given] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        ne(refunds.status, 'failed'),
        isNull(refunds.giftCardId),
        // That came beside what was charged.
        ne(refunds.reason, 'paid-twice'),
      ),
    );
  const charged = payment.amount + payment.installmentFee;
  const left = charged - payment.chargedBack - Number(given?.amount ?? 0);
  return { payment, order, left, leftOnCard: await keptOf(tx, order) };
}

type Way = Pick<StoredRefund, 'status' | 'accountHolder' | 'iban'>;

/** The way back: what came from a bank account goes to one, which has to be known. */
async function findWay(tx: Tx, { id, subIntegrationType }: typeof orders.$inferSelect): Promise<Way> {
  if (subIntegrationType !== 'wire') return { status: 'queued', accountHolder: null, iban: null };
  const [told] = await tx
    .select({ accountHolder: refunds.accountHolder, iban: refunds.iban })
    .from(refunds)
    .where(and(eq(refunds.orderId, id), isNotNull(refunds.iban)))
    // Staff may have corrected it since.
    .orderBy(desc(refunds.createdAt))
    .limit(1);
  return told
    ? { status: 'to-transfer', ...told }
    : { status: 'account-needed', accountHolder: null, iban: null };
}

type Asked = Pick<StoredRefund, 'amount' | 'reason'> & { now: Date };

/** Due at once by both clocks: the shop asks by its own what is due, and the database notes by its own when it was asked. */
const dueFrom = (now: Date) => ({ nextAttemptAt: sql`least(now(), ${now.toISOString()}::timestamptz)` });

type Sale = Pick<Awaited<ReturnType<typeof findRefundable>>, 'payment' | 'order'>;

async function insertRefund(
  tx: Tx,
  { payment, order }: Sale,
  { amount, reason, now, receipt = null }: Asked & { receipt?: string | null },
): Promise<StoredRefund> {
  const way = await findWay(tx, order);
  const asked = { orderId: order.id, sessionId: payment.sessionId, amount, reason };
  const [refund] = await tx
    .insert(refunds)
    .values({ ...asked, receipt, ...way, ...dueFrom(now) })
    .returning();
  if (!refund) throw new Error('The refund was not stored.');
  return refund;
}

/** Gives so much back to the gift card that paid for the order: at once, as it is the shop's own. */
async function refundToCard(
  tx: Tx,
  { payment, order }: Awaited<ReturnType<typeof findRefundable>>,
  { amount, reason, now }: Asked,
): Promise<StoredRefund> {
  const { sessionId } = payment;
  const { id: orderId, giftCardId } = order;
  const done = { status: 'done' as const, doneAt: now };
  const [refund] = await tx
    .insert(refunds)
    .values({ orderId, sessionId, giftCardId, amount, reason, ...done })
    .returning();
  if (!refund) throw new Error('The refund was not stored.');
  const today = localDate(now, siteRules[order.site].timeZone);
  await giveBack(tx, { order, refundId: refund.id, amount, today });
  return refund;
}

async function tellOfRefund(
  tx: Tx,
  order: typeof orders.$inferSelect,
  { id, amount, status }: StoredRefund,
  isTold: boolean,
): Promise<void> {
  if (status === 'to-transfer')
    await tellStaff(tx, order, { what: 'toTransfer', amountMinor: amount, cause: id });
  if (!isTold) await queueRefundMail(tx, order, status === 'done' ? 'refund-done' : 'refund-announced', id);
}

/** To the gift card as much as it has paid, the rest the way that the rest was paid. */
async function writeRefunds(
  tx: Tx,
  refundable: Awaited<ReturnType<typeof findRefundable>>,
  { amount: asked, ...told }: Asked,
): Promise<StoredRefund[]> {
  const toCard = Math.min(asked, refundable.leftOnCard);
  const byWay = Math.min(asked - toCard, refundable.left);
  return [
    ...(byWay > 0 ? [await insertRefund(tx, refundable, { ...told, amount: byWay })] : []),
    ...(toCard > 0 ? [await refundToCard(tx, refundable, { ...told, amount: toCard })] : []),
  ];
}

/**
 * Takes back so much of a sale, in the caller's transaction: the credit note, and the refund, which a job carries out
 * once that has committed, or staff transfer. Never more is given back than was paid: what goes beyond is cut off, and
 * where nothing is left, as the bank has taken it, nothing is asked. Who gets the whole order back also gets the
 * instalment fee back.
 * @param wanted.amountMinor minor units of the order's currency
 * @returns the amount that will be given back
 * @throws ApiError state-conflict when the order was never paid
 */
export async function requestRefund(
  tx: Tx,
  { orderId, amountMinor, reason, now, parts = [], isTold = false }: Wanted,
): Promise<number> {
  const refundable = await findRefundable(tx, orderId);
  const { payment, order } = refundable;
  const asked = amountMinor >= order.total ? amountMinor + payment.installmentFee : amountMinor;
  const made = await writeRefunds(tx, refundable, { amount: asked, reason, now });
  const [first] = made;
  const sumOf = (some: readonly StoredRefund[]) => some.reduce((sum, refund) => sum + refund.amount, 0);
  const amount = sumOf(made);
  const toCard = sumOf(made.filter(({ giftCardId }) => giftCardId !== null));
  // A card that had its amount again before the money came was never charged, so no bank has taken that.
  const neverTaken = order.giftCardReleased ? Math.min(order.giftCardAmount, asked - amount) : 0;
  const refund = first ? { id: first.id, amount: amount + neverTaken, toCard } : null;
  const creditNote = await issueCreditNote(tx, order, { amountMinor: asked, parts, refund }, now);
  if (!first) {
    if (creditNote && !isTold) await queueCreditNoteMail(tx, order, creditNote);
    return 0;
  }
  for (const refund of made) await tellOfRefund(tx, order, refund, isTold);
  return amount;
}

type Excess = { order: StoredOrder; amountMinor: number; receipt: string; now: Date };

/**
 * Gives back what came in beside what was asked for, the way it came, in the caller's transaction that has locked the order.
 * It was never sold for, so there is no credit note. The same receipt told again changes nothing.
 * @throws ApiError state-conflict while nothing was paid, and for another amount of the same receipt
 */
export async function refundExcess(
  tx: Tx,
  { order, amountMinor, receipt, now }: Excess,
): Promise<StoredRefund> {
  const told = and(eq(refunds.orderId, order.id), eq(refunds.receipt, receipt));
  const [known] = await tx.select().from(refunds).where(told);
  if (known && known.amount !== amountMinor) throw new ApiError('state-conflict');
  if (known) return known;
  const { payment } = await findRefundable(tx, order.id);
  const asked = { amount: amountMinor, reason: 'paid-twice' as const, receipt, now };
  const refund = await insertRefund(tx, { payment, order }, asked);
  await tellOfRefund(tx, order, refund, false);
  return refund;
}
