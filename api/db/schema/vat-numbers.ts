import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { siteCodes } from '../../contract/sites.ts';
import { vatStates } from '../../contract/vat-check.ts';

/** The latest answer about each VAT number that somebody gave, by the shop that asked for it. */
export const vatChecks = pgTable(
  'vat_checks',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    number: text('number').notNull(),
    state: text('state', { enum: vatStates }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    consultationNumber: text('consultation_number'),
  },
  (t) => [primaryKey({ columns: [t.site, t.number] }), index().on(t.askedAt)],
);
