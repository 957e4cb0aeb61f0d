import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages, siteCodes } from '../../contract/sites.ts';
import { declarationStatuses } from '../../contract/withdrawal-declarations.ts';
import { withdrawalStatuses } from '../../contract/withdrawals.ts';
import { orders } from './sales.ts';

/** Withdrawals that are proven (Directive 2011/83/EU art. 11a), kept as long as their orders. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** What the shopper quotes: the order number and a count, e.g. `LW-7K4-M9X-R39-R1`. */
    receiptNumber: text('receipt_number').notNull().unique(),
    language: text('language', { enum: languages }).notNull(),
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

/**
 * Declarations made by number and e-mail address, which whoever knows the two can make: kept with their moment, and of
 * no effect before they are proven by the order's mail or confirmed by staff.
 */
export const withdrawalDeclarations = pgTable(
  'withdrawal_declarations',
  {
    /** The code that was mailed follows from it. */
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    name: text('name').notNull(),
    statement: text('statement'),
    status: text('status', { enum: declarationStatuses }).notNull().default('declared'),
    declaredAt: timestamp('declared_at', { withTimezone: true }).notNull(),
    /** Null when the mails of its order were used up. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** Wrong codes entered while its own would have been right. */
    tries: integer('tries').notNull().default(0),
    /** What it became. */
    withdrawalId: uuid('withdrawal_id').references(() => withdrawals.id),
  },
  (t) => [index().on(t.orderId), index().on(t.site, t.status, t.declaredAt)],
);
