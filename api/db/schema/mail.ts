import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages, siteCodes } from '../../contract/sites.ts';

export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export const mailTransports = ['outbox', 'smtp'] as const;

/** Mails to send and sent. A mail is queued in the transaction that gives cause for it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** One cause gives one mail: a second one with the same key is not queued. */
    causeKey: text('cause_key').unique(),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    /** Attempts begun; one that was cut off by a crash counts too. */
    attempts: integer('attempts').notNull().default(0),
    /** While an attempt runs, the end of its lease. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    sentBy: text('sent_by', { enum: mailTransports }),
    /** Known once it has been rendered. */
    subject: text('subject'),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.status, t.nextAttemptAt)],
);
