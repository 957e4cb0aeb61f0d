import { sql } from 'drizzle-orm';
import { siteIdentities } from '../../../sites/identities.ts';
import { siteRules } from '../../../sites/rules.ts';
import type { Tx } from '../../db/client.ts';
import type { JointWrite } from '../../db/joint-write.ts';
import { type MailKind, type MoneyNotice, queueMail } from '../outbox/queue.ts';
import { isFailedTry } from './failed-try.ts';
import type { StoredOrder } from './repo.ts';
import type { OrderEvent, OrderState } from './states.ts';

type Addressee = Pick<StoredOrder, 'id' | 'site' | 'language' | 'email'>;

/** Whom to write about an order, in the language it was placed in. */
export function addresseeOf({ site, language, email }: Addressee) {
  return { site, language, recipient: email };
}

/** Says that an order was received, beside `insertOrder`. */
export function writeOrderPlacedMail({ site, language, email }: Omit<Addressee, 'id'>): JointWrite {
  const kind: MailKind = 'order-placed';
  return {
    name: 'mail',
    statement: sql`INSERT INTO mails (site, language, recipient, kind, data, cause_key)
      SELECT ${site}, ${language}, ${email}, ${kind}, jsonb_build_object('orderId', placed.id),
        ${`${kind}:`}::text || placed.id
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

/** Queues what the shopper is to hear of a move, once per order and step. */
export async function tellOfMove(
  tx: Tx,
  order: Addressee & OrderState & Pick<StoredOrder, 'subIntegrationType' | 'kind'>,
  event: OrderEvent,
  { status }: OrderState,
): Promise<void> {
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
