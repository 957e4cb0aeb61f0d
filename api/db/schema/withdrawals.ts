import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { withdrawalStatuses } from '../../contract/withdrawals.ts';
import { orders } from './sales.ts';

/** Declarations that a contract is withdrawn from (Directive 2011/83/EU art. 11a); none is ever deleted. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** What the shopper quotes: the order number and a count, e.g. `LW-260001234-R1`. */
    receiptNumber: text('receipt_number').notNull().unique(),
    language: text('language').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    reason: text('reason'),
    /** What was asked for, as `all` or `0:1,2:1` (line and pieces): a repetition is known by it. */
    asked: text('asked').notNull(),
    /** `received` until the goods are back. */
    status: text('status', { enum: withdrawalStatuses }).notNull().default('received'),
    /** Nothing had left the shop, so the order was cancelled with it. */
    isOrderCancelled: boolean('is_order_cancelled').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.orderId), index().on(t.site, t.status)],
);

export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    /** The line of the order. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    /** Pieces the shop has back. */
    takenBack: integer('taken_back').notNull().default(0),
    /** Minor units refunded for them. */
    refunded: integer('refunded').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.withdrawalId, t.position] })],
);
