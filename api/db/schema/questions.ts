import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages, siteCodes } from '../../contract/sites.ts';

/** What shoppers asked of products and what the shop answered; of it the pages show what staff say. */
export const questions = pgTable(
  'questions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** On whose page it was asked. The catalogue may be filled anew, so it is no reference. */
    vsin: text('vsin').notNull(),
    /** Where the answer goes, in lower case; null once it has been deleted. */
    email: text('email'),
    /** The customer who asked, for their export and deletion; null for guests. */
    customerId: uuid('customer_id'),
    question: text('question').notNull(),
    answer: text('answer'),
    /** How the question is shown to all with its answer; null where it is not. */
    shownAs: text('shown_as'),
    /** How many answers were given: a corrected one is mailed, too. */
    answers: integer('answers').notNull().default(0),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The `sub` of the staff who did. */
    answeredBy: uuid('answered_by'),
  },
  (t) => [index().on(t.site, t.askedAt), index().on(t.vsin), index().on(t.customerId)],
);
