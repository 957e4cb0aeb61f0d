import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Invoice, invoiceKinds } from '../../contract/invoices.ts';
import { siteCodes } from '../../contract/sites.ts';
import { refunds } from './payments.ts';
import { orders } from './sales.ts';

const series = {
  site: text('site', { enum: siteCodes }).notNull(),
  kind: text('kind', { enum: invoiceKinds }).notNull(),
  year: integer('year').notNull(),
};

/** The last number of each series. Its row is held until the transaction ends, so that a number is never lost. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { ...series, last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.site, t.kind, t.year] })],
);

/** Neither changed nor deleted: a trigger of the migration refuses it. */
export const invoices = pgTable(
  'invoices',
  {
    number: text('number').primaryKey(),
    ...series,
    sequence: integer('sequence').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of a credit note. */
    refundId: uuid('refund_id').references(() => refunds.id),
    document: jsonb('document').$type<Invoice>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('invoices_series').on(t.site, t.kind, t.year, t.sequence),
    uniqueIndex('invoices_one_of_order').on(t.orderId).where(sql`kind = 'invoice'`),
    uniqueIndex('invoices_one_of_refund').on(t.refundId),
    index('invoices_order').on(t.orderId),
  ],
);
