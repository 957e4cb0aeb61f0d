import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { siteCodes } from '../../contract/sites.ts';
import { variants } from './catalogue.ts';

export const prices = pgTable(
  'prices',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    site: text('site', { enum: siteCodes }).notNull(),
    /** Minor units, VAT included. */
    amount: integer('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.site] })],
);

/** Append-only. The struck-through price is the lowest of the 30 days before the reduction (ECJ C-330/23). */
export const priceLog = pgTable(
  'price_log',
  {
    id: serial('id').primaryKey(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    site: text('site', { enum: siteCodes }).notNull(),
    amount: integer('amount').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.variantId, t.site, t.since)],
);
