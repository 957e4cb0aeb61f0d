import { type InferType, number, object, string } from 'yup';
import type { Language, SiteCode } from '../../contract/sites.ts';
import { refusalReasons } from '../../contract/written-reviews.ts';
import type { Queryable } from '../../db/client.ts';
import { mails } from '../../db/schema/mail.ts';

/** Links are paths within the shop, e.g. `/nl/auth/reset-password?…`. */
const link = string()
  .matches(/^\/(?!\/)\S*$/)
  .required();
const name = string().defined();
const requestId = string().uuid().required();
/** Who asked while signed in. */
const customerId = string().uuid().nullable().defined();
/** Whose account it is; mails that were queued before this was kept have none. */
const accountId = string().uuid();
const questionId = string().uuid().required();
const orderId = string().uuid().required();

/** A transfer that staff are to make, a refund that failed, money that the shopper's bank took back. */
export const moneyNotices = ['toTransfer', 'refundFailed', 'chargedBack'] as const;
export type MoneyNotice = (typeof moneyNotices)[number];

/** Each kind of mail and what its text needs. */
export const mailData = {
  'account-created': object({ firstName: name, customerId: accountId }),
  'password-reset': object({ firstName: name, link, customerId: accountId }),
  'password-changed': object({ firstName: name, customerId: accountId }),
  /** To the new address, which must be confirmed, and to the one before, once it is. */
  'email-change': object({ firstName: name, link, customerId: accountId }),
  'email-changed': object({ firstName: name, customerId: accountId }),
  /** Received, not paid yet: once for each purchase, however often it is tried to be paid. */
  'order-placed': object({ orderId }),
  /** The confirmation, with the terms of the contract. */
  'order-paid': object({ orderId }),
  'order-cancelled': object({ orderId }),
  /** Every later step of the order: on the way, delivered, returned. */
  'order-status': object({ orderId, status: string().required() }),
  /** Money that goes back, where no other mail tells of it: pieces of an order, or what came too late. */
  'refund-announced': object({ refundId: string().uuid().required() }),
  'refund-done': object({ refundId: string().uuid().required() }),
  /** A credit note without a refund: the shopper's bank had taken that money already. */
  'sale-credited': object({ orderId, creditNote: string().required() }),
  /** For the shop: money that somebody has to see to. */
  'money-notice': object({
    orderId,
    what: string().oneOf(moneyNotices).required(),
    amountMinor: number().integer().required(),
  }),
  /** What was declared by number and e-mail address, with the code that proves whose it is. */
  'withdrawal-declared': object({ declarationId: string().uuid().required() }),
  'withdrawal-received': object({ withdrawalId: string().required() }),
  /** What staff decided of a review, to its author; refused for a reason, else published. */
  'review-decided': object({
    orderId,
    productId: string().required(),
    title: string().required(),
    refusal: string().oneOf(refusalReasons).nullable().defined(),
    note: string().defined(),
  }),
  /** To whom it is for, with the code; the code is taken out once the mail has gone. */
  'gift-card': object({ cardId: string().uuid().required(), code: string().defined() }),
  'newsletter-confirm': object({ link }),
  'newsletter-welcome': object({ unsubscribeLink: link }),
  /** To an address that is subscribed already and was entered again. */
  'newsletter-already': object({ unsubscribeLink: link }),
  /** What somebody waited for can be had; `endLink` where the address waits for more. */
  'back-in-stock': object({
    title: string().required(),
    link,
    endLink: string()
      .matches(/^\/(?!\/)\S*$/)
      .nullable()
      .defined(),
    customerId,
  }),
  /** Samples by post: the copy, what staff are to send, and that they are under way. */
  'samples-requested': object({ requestId, customerId }),
  'samples-to-send': object({ requestId, customerId }),
  'samples-sent': object({ requestId, customerId }),
  /** A question about a product: the receipt, what staff are to answer, and the answer. */
  'question-received': object({ questionId, customerId }),
  'question-asked': object({ questionId, customerId }),
  'question-answered': object({ questionId, customerId }),
  /** What somebody wrote on the contact form, for the shop. */
  'support-request': object({
    name,
    email: string().required(),
    subject: string().required(),
    message: string().required(),
    orderNumber: name,
  }),
  /** The copy for whoever wrote it. */
  'support-receipt': object({ name, subject: string().required(), message: string().required() }),
};
export type MailKind = keyof typeof mailData;
export type MailData = { [K in MailKind]: InferType<(typeof mailData)[K]> };

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
