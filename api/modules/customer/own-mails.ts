import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { SiteCode } from '../../contract/sites.ts';
import { mails } from '../../db/schema/mail.ts';
import type { Account } from '../auth/repo.ts';

/**
 * Mails about the account and the orders of a customer, and those they have asked for while signed in, to whatever address.
 * That one was sent to the address of the account is not enough: nobody has proven it to be theirs, and what a guest with
 * this address got is no business of whoever has signed up with it. What the shop is told of an order is the shop's.
 */
export function mailsOf({ id, email, createdAt }: Account, site: SiteCode): SQL | undefined {
  const { data, kind, recipient } = mails;
  // Of the time before such mails named the account. They have the database's time at the beginning of the transaction,
  // the account has our own within it.
  const isOfAccount = sql`(${kind} IN ('account-created', 'password-reset', 'password-changed', 'email-change', 'email-changed')
    AND ${recipient} = ${email} AND ${data} ->> 'customerId' IS NULL
    AND ${mails.createdAt} >= ${createdAt.toISOString()}::timestamptz - interval '1 minute')`;
  const isOfOrder = sql`(${kind} <> 'money-notice'
    AND ${data} ->> 'orderId' IN (SELECT o.id::text FROM orders AS o WHERE o.owner_id = ${id}))`;
  const isOfWithdrawal = sql`${data} ->> 'withdrawalId' IN (SELECT w.id::text FROM withdrawals AS w
    JOIN orders AS o ON o.id = w.order_id WHERE o.owner_id = ${id})`;
  const isOfDeclaration = sql`${data} ->> 'declarationId' IN (SELECT d.id::text FROM withdrawal_declarations AS d
    JOIN orders AS o ON o.id = d.order_id WHERE o.owner_id = ${id})`;
  const isOfRefund = sql`${data} ->> 'refundId' IN (SELECT r.id::text FROM refunds AS r
    JOIN orders AS o ON o.id = r.order_id WHERE o.owner_id = ${id})`;
  const namesThem = sql`${data} ->> 'customerId' = ${id}`;
  return and(
    eq(mails.site, site),
    or(namesThem, isOfAccount, isOfOrder, isOfRefund, isOfWithdrawal, isOfDeclaration),
  );
}
