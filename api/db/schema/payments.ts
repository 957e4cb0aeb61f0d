import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders, payments } from './sales.ts';

/** `sent`: the provider has taken it on and will still tell how it ends. */
export const refundStatuses = ['queued', 'sent', 'done', 'failed'] as const;

/** Money to give back. A row is made in the transaction that gives cause for it; a chore carries it out. */
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
    reason: text('reason').notNull(),
    status: text('status', { enum: refundStatuses }).notNull().default('queued'),
    /** What the provider calls it. */
    reference: text('reference'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.orderId), index().on(t.status, t.nextAttemptAt)],
);

/** What the sandbox will say when it is asked how a payment ended: the memory of a provider that is not there. */
export const sandboxOutcomes = pgTable('sandbox_outcomes', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => payments.sessionId),
  outcome: text('outcome', { enum: ['success', 'decline', 'cancel'] }).notNull(),
});
