import { and, eq, sql } from 'drizzle-orm';
import { siteIdentities } from '../../../sites/identities.ts';
import { siteRules } from '../../../sites/rules.ts';
import type { Tx } from '../../db/client.ts';
import type { JointWrite } from '../../db/joint-write.ts';
import { mails } from '../../db/schema/mail.ts';
import { type MailKind, type MoneyNotice, queueMail } from '../outbox/queue.ts';
import { isFailedTry } from './failed-try.ts';
import type { StoredOrder } from './repo.ts';
import type { OrderEvent, OrderState } from './states.ts';

type Addressee = Pick<StoredOrder, 'id' | 'site' | 'language' | 'email'>;

/** Whom to write about an order, in the language it was placed in. */
export function addresseeOf({ site, language, email }: Addressee) {
  return { site, language, recipient: email };
}

const placedKind = 'order-placed' satisfies MailKind;
/** Long enough to pay on a page. Who has done so by then hears of the confirmation alone. */
const placedAfterSeconds = 4 * 60;

/**
 * Says that an order was received, beside `insertOrder`: at once where it waits for a transfer, else only if it still waits
 * some minutes later.
 */
export function writeOrderPlacedMail({
  site,
  language,
  email,
  subIntegrationType,
}: Omit<Addressee, 'id'> & Pick<StoredOrder, 'subIntegrationType'>): JointWrite {
  const kind = placedKind;
  const seconds = subIntegrationType === 'wire' ? 0 : placedAfterSeconds;
  return {
    name: 'mail',
    statement: sql`INSERT INTO mails (site, language, recipient, kind, data, cause_key, next_attempt_at)
      SELECT ${site}, ${language}, ${email}, ${kind}, jsonb_build_object('orderId', placed.id),
        ${`${kind}:`}::text || placed.id, now() + make_interval(secs => ${seconds}::int)
      FROM placed ON CONFLICT DO NOTHING`,
  };
}

export async function queueOrderMail(
  tx: Tx,
  order: Addressee,
  kind: 'order-paid' | 'order-cancelled',
): Promise<void> {
  const data = { orderId: order.id };
  await queueMail(tx, { ...addresseeOf(order), kind, data, causeKey: `${kind}:${order.id}` });
}

export async function queueRefundMail(
  tx: Tx,
  order: Addressee,
  kind: 'refund-announced' | 'refund-done',
  refundId: string,
): Promise<void> {
  await queueMail(tx, { ...addresseeOf(order), kind, data: { refundId }, causeKey: `${kind}:${refundId}` });
}

/** Sends a credit note of which no refund tells. */
export async function queueCreditNoteMail(tx: Tx, order: Addressee, creditNote: string): Promise<void> {
  const data = { orderId: order.id, creditNote };
  const causeKey = `sale-credited:${creditNote}`;
  await queueMail(tx, { ...addresseeOf(order), kind: 'sale-credited', data, causeKey });
}

/**
 * Tells the shopper which account was given for a refund, in case it was not theirs. For each change, back to an earlier
 * one too, so the caller sees to it that there was one.
 */
export async function tellOfAccount(tx: Tx, order: Addressee, refundId: string): Promise<void> {
  await queueMail(tx, {
    ...addresseeOf(order),
    kind: 'refund-announced',
    data: { refundId },
    causeKey: null,
  });
}

/** Tells the shop of money that somebody has to see to. @param notice.cause what makes it another notice */
export async function tellStaff(
  tx: Tx,
  { id, site }: Pick<StoredOrder, 'id' | 'site'>,
  { what, amountMinor, cause }: { what: MoneyNotice; amountMinor: number; cause: string },
): Promise<void> {
  await queueMail(tx, {
    site,
    language: siteRules[site].language,
    recipient: siteIdentities[site].contact.email,
    kind: 'money-notice',
    data: { orderId: id, what, amountMinor },
    causeKey: `money:${what}:${cause}`,
  });
}

/** Events of which the shopper is told beside payment and cancelling. */
const told: ReadonlySet<OrderEvent> = new Set(['ship', 'deliver', 'takeBack']);

/** An order that waits no more is not said to: its mail is taken out of the queue, unless it has been sent. */
async function dropPlacedMail(tx: Tx, orderId: string): Promise<void> {
  const { causeKey, status, attempts } = mails;
  await tx
    .delete(mails)
    .where(and(eq(causeKey, `${placedKind}:${orderId}`), eq(status, 'queued'), eq(attempts, 0)));
}

/** Queues what the shopper is to hear of a move, once per order and step. */
export async function tellOfMove(
  tx: Tx,
  order: Addressee & OrderState & Pick<StoredOrder, 'subIntegrationType' | 'kind'>,
  event: OrderEvent,
  { status }: OrderState,
): Promise<void> {
  if (order.paymentStatus === 'pending' && order.subIntegrationType !== 'wire')
    await dropPlacedMail(tx, order.id);
  // Nothing was ordered: what is mailed at placement says so, and the page has said that paying failed.
  if (isFailedTry(order, event)) return;
  // No goods come back of a gift card: its purchase is undone, as by cancelling.
  if (order.kind === 'gift-card' && status === 'returned')
    return queueOrderMail(tx, order, 'order-cancelled');
  if (status === 'cancelled') {
    if (order.status !== 'cancelled') await queueOrderMail(tx, order, 'order-cancelled');
  } else if (event === 'paymentSucceeded') {
    await queueOrderMail(tx, order, 'order-paid');
  } else if (told.has(event)) {
    const causeKey = `order-status:${order.id}:${status}`;
    const data = { orderId: order.id, status };
    await queueMail(tx, { ...addresseeOf(order), kind: 'order-status', data, causeKey });
  }
}
