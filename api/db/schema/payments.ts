import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { refundReasons, refundStatuses } from '../../contract/refunds.ts';
import { orders, payments } from './sales.ts';

/** Money to give back. A row is made in the transaction that gives cause for it; a job carries it out. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the key under which the provider carries it out once. */
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    sessionId: text('session_id')
      .notNull()
      .references(() => payments.sessionId),
    /** Minor units of the order's currency. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    status: text('status', { enum: refundStatuses }).notNull().default('queued'),
    /** What the provider calls it. */
    reference: text('reference'),
    /** What the bank calls the transfer that brought too much; null for every other reason. */
    receipt: text('receipt'),
    /** The gift card that it goes back to; null for the way that paid the rest. */
    giftCardId: uuid('gift_card_id'),
    /** Where a transfer goes, as the shopper told it. */
    accountHolder: text('account_holder'),
    iban: text('iban'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Who of the staff has recorded that it was given back; null for what the provider told. */
    doneBy: uuid('done_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.status, t.nextAttemptAt),
    uniqueIndex().on(t.orderId, t.receipt),
  ],
);

/** What the sandbox will say when it is asked how a payment ended: the memory of a provider that is not there. */
export const sandboxOutcomes = pgTable('sandbox_outcomes', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => payments.sessionId),
  outcome: text('outcome', { enum: ['success', 'decline', 'cancel'] }).notNull(),
});
