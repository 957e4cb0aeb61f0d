import { pgTable, serial, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { languages, siteCodes } from '../../contract/sites.ts';

export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export const consentEvents = ['requested', 'confirmed', 'unsubscribed'] as const;
export const subscriptionOrigins = ['mobile', 'desktop'] as const;

/** One row for each address and site. Only `confirmed` ones may be written to. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    /** SHA-256 of the token in the confirmation link; it stays, so that a second opening of the link is understood. */
    confirmHash: text('confirm_hash').unique(),
    confirmBefore: timestamp('confirm_before', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [unique().on(t.site, t.email)],
);

/** Proof of consent, only ever added to: what was agreed to, when and where (GDPR art. 7(1)). */
export const newsletterConsents = pgTable('newsletter_consents', {
  id: serial('id').primaryKey(),
  subscriptionId: uuid('subscription_id')
    .notNull()
    .references(() => newsletterSubscriptions.id),
  event: text('event', { enum: consentEvents }).notNull(),
  /** Where in the shop, e.g. `footer`; for the other events the way they came: `link`, `one-click`, `account`. */
  source: text('source').notNull(),
  origin: text('origin', { enum: subscriptionOrigins }),
  language: text('language', { enum: languages }).notNull(),
  /** Version of the sentence that was agreed to. */
  textVersion: text('text_version').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
