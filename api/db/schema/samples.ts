import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type SampleAddress, sampleStatuses } from '../../contract/samples.ts';
import { languages, siteCodes } from '../../contract/sites.ts';

/** Samples of fabric, leather and wood that somebody wants by post. Free, so neither an order nor a payment. */
export const sampleRequests = pgTable(
  'sample_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Codes such as `colour.linen-sand`, in the order they were chosen. */
    samples: jsonb('samples').$type<string[]>().notNull(),
    address: jsonb('address').$type<SampleAddress>().notNull(),
    /** The place it goes to, by which requests are counted: country, postcode, number and addition. */
    place: text('place').notNull(),
    /** The customer who asked, for their export and deletion; null for guests. */
    customerId: uuid('customer_id'),
    status: text('status', { enum: sampleStatuses }).notNull().default('requested'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Who of the staff has sent them. */
    sentBy: uuid('sent_by'),
  },
  (t) => [
    index().on(t.site, t.status, t.createdAt),
    index().on(t.site, t.place, t.createdAt),
    index().on(t.customerId),
  ],
);
