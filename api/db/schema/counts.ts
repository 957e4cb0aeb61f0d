import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { eventNames, userTypes } from '../../contract/counts.ts';
import { siteCodes } from '../../contract/sites.ts';

/** How often something happened on a day. Nothing in it tells who did it, nor what else they did. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    /** Of the site's time zone. */
    day: date('day').notNull(),
    event: text('event', { enum: eventNames }).notNull(),
    /** A sort of page, the vsin of a product or a step; empty where the event has none. */
    subject: text('subject').notNull(),
    userType: text('user_type', { enum: userTypes }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.day, t.event, t.subject, t.userType] })],
);
