import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { languages, siteCodes } from '../../contract/sites.ts';

/** Who is to be written to once, when a variant can be had again. Gone with that mail, else after half a year. */
export const backInStockRequests = pgTable(
  'back_in_stock_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    vsin: text('vsin').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** The customer who asked, for their export and deletion; null for guests. */
    customerId: uuid('customer_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique().on(t.site, t.vsin, t.email),
    index().on(t.vsin),
    index().on(t.site, t.email),
    index().on(t.customerId),
  ],
);
