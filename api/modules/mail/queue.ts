import type { Language, SiteCode } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { mails } from '../../db/schema/mail.ts';

/** Each kind of mail and what its text needs. Links are paths within the shop, e.g. `/nl/auth/reset-password?…`. */
export type MailData = {
  'account-created': { firstName: string };
  'password-reset': { firstName: string; link: string };
  /** Sent when the order is placed; the text tells what is still to be paid. */
  'order-placed': { orderId: string };
  'order-paid': { orderId: string };
  'order-cancelled': { orderId: string };
  /** Every later step of the order: on the way, delivered, returned. */
  'order-status': { orderId: string; status: string };
  'withdrawal-received': { withdrawalId: string };
  'newsletter-confirm': { link: string };
  'newsletter-welcome': { unsubscribeLink: string };
};
export type MailKind = keyof MailData;

export type NewMail<K extends MailKind = MailKind> = {
  site: SiteCode;
  language: Language;
  recipient: string;
  kind: K;
  data: MailData[K];
  /** One cause gives one mail, e.g. `order-placed:<id>`; null where each call is to send one. */
  causeKey: string | null;
};

/** Queues a mail in the caller's transaction; it is sent after that has committed, at least once. */
export async function queueMail<K extends MailKind>(db: Queryable, mail: NewMail<K>): Promise<void> {
  await db.insert(mails).values(mail).onConflictDoNothing();
}
