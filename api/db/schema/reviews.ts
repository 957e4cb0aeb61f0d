import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { reportReasons } from '../../contract/report-rules.ts';
import type { ReviewPicture } from '../../contract/review-pictures.ts';
import { languages, siteCodes } from '../../contract/sites.ts';
import { refusalReasons, writtenStatuses } from '../../contract/written-reviews.ts';
import { orders } from './sales.ts';

/**
 * What buyers wrote, one of each thing bought. What of it is shown is copied into `reviews` when staff publish it, so a
 * change that waits takes nothing off the page. Whose it is says the order, which may yet become a customer's.
 */
export const writtenReviews = pgTable(
  'written_reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The catalogue may be filled anew, so these are no references. */
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    vsin: text('vsin').notNull(),
    language: text('language', { enum: languages }).notNull(),
    author: text('author').notNull(),
    rating: smallint('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    pictures: jsonb('pictures').$type<ReviewPicture[]>().notNull().default([]),
    status: text('status', { enum: writtenStatuses }).notNull().default('waiting'),
    /** Grows with every change by the author, so that nobody decides on what they have not read. */
    revision: integer('revision').notNull().default(1),
    reason: text('reason', { enum: refusalReasons }),
    note: text('note'),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The `sub` of the staff who did. */
    decidedBy: uuid('decided_by'),
  },
  (t) => [
    unique().on(t.orderId, t.variantId),
    index().on(t.site, t.status, t.writtenAt),
    index().on(t.productId),
  ],
);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Pictures that buyers added, in two sizes. Reviews name theirs, what they say now and what is shown of them; those that
 * none names go within two days.
 */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    /** Who knows it sees the picture as long as its review waits or is shown, so that it must not be guessed. */
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytea('bytes').notNull(),
    thumb: bytea('thumb').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.orderId), index().on(t.addedAt)],
);

/** What readers find wrong with a review that is shown; gone once staff have decided. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    writtenId: uuid('written_id')
      .notNull()
      .references(() => writtenReviews.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.writtenId)],
);
