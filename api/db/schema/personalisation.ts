import {
  bigserial,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { eventKinds, type Profile, type subscriptionChannels } from '../../contract/personalisation.ts';
import { siteCodes } from '../../contract/sites.ts';

/** Visitors who agreed to personalisation; there is no row of anybody else. */
export const visitors = pgTable(
  'visitors',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    visitorId: uuid('visitor_id').notNull(),
    profile: jsonb('profile').$type<Profile>(),
    segments: jsonb('segments').$type<string[]>().notNull(),
    subscriptions: jsonb('subscriptions').$type<(typeof subscriptionChannels)[number][]>().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.visitorId] }), index().on(t.seenAt)],
);

/** What visitors did; goes with the visitor. */
export const visitorEvents = pgTable(
  'visitor_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    site: text('site', { enum: siteCodes }).notNull(),
    visitorId: uuid('visitor_id').notNull(),
    kind: text('kind', { enum: eventKinds }).notNull(),
    productId: integer('product_id'),
    term: text('term'),
    orderId: uuid('order_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.site, t.visitorId],
      foreignColumns: [visitors.site, visitors.visitorId],
    }).onDelete('cascade'),
    index().on(t.site, t.visitorId, t.id),
    index().on(t.at),
  ],
);

/** Sums of event weights that grow with time (see `weights.ts`), so that they need no update to age. No visitor in it. */
export const productInterest = pgTable(
  'product_interest',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    productId: integer('product_id').notNull(),
    score: doublePrecision('score').notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.productId] }), index().on(t.site, t.score)],
);

/** How often two products were viewed, or bought, by the same visitor; same weights, both directions. */
export const productAffinity = pgTable(
  'product_affinity',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    kind: text('kind', { enum: ['view', 'purchase'] }).notNull(),
    productId: integer('product_id').notNull(),
    otherId: integer('other_id').notNull(),
    score: doublePrecision('score').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.kind, t.productId, t.otherId] }),
    index().on(t.site, t.kind, t.productId, t.score),
  ],
);
