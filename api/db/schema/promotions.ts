import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Localised } from '../../contract/catalogue.ts';
import type { LineConditionType } from '../../contract/promotions.ts';
import { siteCodes } from '../../contract/sites.ts';
import { orders } from './sales.ts';

/**
 * `category` names vsins and covers their sub-categories, `brand` brand names, `tag` vsins of tags, `product` vsins of
 * variants or codes of products, which cover all their variants.
 */
type LineCondition = { type: LineConditionType; values: string[] };
/** The goods, before any discount, are worth at least this. */
type TotalCondition = { type: 'totalBasket'; fromMinor: number };
export type Condition = LineCondition | TotalCondition;

export type PromotionAction =
  /** Percent (above 0, up to 100) off the lines it covers. */
  | { type: 'percentage'; percent: number }
  /** Once off the lines it covers, split over them. */
  | { type: 'amount'; amountMinor: number }
  /** Off each line it covers, whatever its quantity. */
  | { type: 'amountPerLine'; amountMinor: number }
  /** Transport is free; carrying inside and placing keeps its surcharge. */
  | { type: 'freeDelivery' }
  /** Once an order; `productId` is the vsin of a variant. */
  | { type: 'gift'; productId: string; quantity: number };

/** Running from `startsAt` (included) to `endsAt` (not included); null leaves that side open. */
const period = {
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
};
const limits = {
  /** Orders in all; null: any number. Cancelled orders do not count. */
  usageLimit: integer('usage_limit'),
  /** Orders of one shopper, known by token or delivery e-mail address. */
  usageLimitPerOwner: integer('usage_limit_per_owner'),
};

export const promotions = pgTable(
  'promotions',
  {
    id: text('id').primaryKey(),
    site: text('site', { enum: siteCodes }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    description: jsonb('description').$type<Localised>(),
    isActive: boolean('is_active').notNull().default(true),
    /** Counts only with one of its coupons. */
    needsCoupon: boolean('needs_coupon').notNull().default(false),
    ...period,
    ...limits,
    /** Only for a shopper who has no order yet, cancelled ones aside. */
    isFirstOrderOnly: boolean('is_first_order_only').notNull().default(false),
    /** Decides between equals, higher first. */
    priority: integer('priority').notNull().default(0),
    /** Of one group one promotion counts; null is a group of its own. */
    combinationGroup: text('combination_group'),
    forPromotion: boolean('for_promotion').notNull().default(true),
    forCoupon: boolean('for_coupon').notNull().default(true),
    match: text('match', { enum: ['all', 'any'] })
      .notNull()
      .default('all'),
    conditions: jsonb('conditions').$type<Condition[]>().notNull().default([]),
    actions: jsonb('actions').$type<PromotionAction[]>().notNull(),
  },
  (t) => [index().on(t.site)],
);

export const coupons = pgTable(
  'coupons',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    /** As `toCouponCode` writes it. */
    code: text('code').notNull(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id),
    isActive: boolean('is_active').notNull().default(true),
    /** Shown by the eligibility calls; others are known to those who were given them. */
    isPublic: boolean('is_public').notNull().default(false),
    ...period,
    ...limits,
  },
  (t) => [primaryKey({ columns: [t.site, t.code] }), index().on(t.promotionId)],
);

/** What counted in an order. It is used up as long as the order is not cancelled, so nothing has to be given back. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    promotionId: text('promotion_id').notNull(),
    site: text('site', { enum: siteCodes }).notNull(),
    couponCode: text('coupon_code'),
    ownerId: uuid('owner_id').notNull(),
    /** Of the delivery address, in lower case. */
    email: text('email').notNull(),
    /** As the basket called it; null in orders from before it was kept. */
    title: text('title'),
    /** Minor units. */
    discount: integer('discount').notNull(),
  },
  (t) => [
    index().on(t.promotionId, t.ownerId),
    index().on(t.promotionId, t.email),
    index().on(t.site, t.couponCode),
    index().on(t.orderId),
  ],
);
