import { sql } from 'drizzle-orm';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AddressInput } from '../../contract/address.ts';
import { orderKinds, paymentStatuses } from '../../contract/checkout.ts';
import type { DeliverySlot } from '../../contract/delivery-slot.ts';
import type { OrderStatus } from '../../contract/order-statuses.ts';
import { subIntegrationTypes } from '../../contract/payment-methods.ts';
import { currencies, languages, siteCodes } from '../../contract/sites.ts';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** `ownerId` everywhere below is the `sub` of the access token: a guest or a customer. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    address: jsonb('address').$type<AddressInput>().notNull(),
    createdAt,
  },
  (t) => [index().on(t.ownerId, t.site)],
);

export const baskets = pgTable(
  'baskets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    status: text('status', { enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    couponCodes: jsonb('coupon_code').$type<string[]>(),
    note: text('note'),
    shippingAddressId: uuid('shipping_address_id'),
    billingAddressId: uuid('billing_address_id'),
    /** The delivery e-mail address, in lower case, that checkout was last tried with. */
    triedEmail: text('tried_email'),
    deliveryMethod: text('delivery_method', { enum: ['home', 'placement'] })
      .notNull()
      .default('home'),
    /** How many old pieces of furniture the shopper wants taken along, whether or not they can be. */
    oldPieces: integer('old_pieces').notNull().default(0),
    /** When the shopper wants it brought, whether or not that can still be kept. */
    deliverySlot: jsonb('delivery_slot').$type<DeliverySlot>(),
    /** The number of the purchase whose tries to pay have failed so far, and how many these are. */
    orderNumber: text('order_number'),
    tries: integer('tries').notNull().default(0),
    /** Grows with every change, so that a change made of an outdated state can be refused. */
    revision: integer('revision').notNull().default(1),
    createdAt,
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('baskets_one_open').on(t.ownerId, t.site).where(sql`status = 'open'`),
    index().on(t.createdAt),
  ],
);

export const basketItems = pgTable(
  'basket_items',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Price when it was added, minor units. */
    seenAmount: integer('seen_amount').notNull(),
    components: jsonb('components').$type<string[]>(),
    /** Whether the installation of the product is wanted for every piece of the line. */
    withSetup: boolean('with_setup').notNull().default(false),
    position: serial('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.basketId, t.variantId] })],
);

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sequence: serial('sequence').notNull(),
    orderNumber: text('order_number').notNull().unique(),
    site: text('site', { enum: siteCodes }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    basketId: uuid('basket_id').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    subTotal: integer('sub_total').notNull(),
    discount: integer('discount').notNull(),
    delivery: integer('delivery').notNull(),
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
    shippingAddress: jsonb('shipping_address').$type<AddressInput>().notNull(),
    billingAddress: jsonb('billing_address').$type<AddressInput>().notNull(),
    deliveryMethod: text('delivery_method', { enum: ['home', 'placement'] }).notNull(),
    /** Old pieces of furniture that are taken along. */
    oldPieces: integer('old_pieces').notNull().default(0),
    deliverySlot: jsonb('delivery_slot').$type<DeliverySlot>(),
    subIntegrationType: text('sub_integration_type', { enum: subIntegrationTypes }).notNull(),
    /** What was bought: goods, or one gift card. */
    kind: text('kind', { enum: orderKinds }).notNull().default('goods'),
    /** The gift card that pays for it, and how much, minor units; another way pays the rest. */
    giftCardId: uuid('gift_card_id'),
    giftCardAmount: integer('gift_card_amount').notNull().default(0),
    /** The card has its amount again because the order was never paid. */
    giftCardReleased: boolean('gift_card_released').notNull().default(false),
    note: text('note'),
    payBefore: timestamp('pay_before', { withTimezone: true }),
    /** Where mails about the order go; whoever reads them can withdraw from it. */
    email: text('email').notNull().default(''),
    /** Which try to pay the purchase this is. */
    tryNumber: integer('try_number').notNull().default(1),
    /** A try that failed is no order to its shopper; the number of the purchase is free for the next one. */
    isFailedTry: boolean('is_failed_try').notNull().default(false),
    createdAt,
  },
  (t) => [
    index().on(t.ownerId, t.site),
    index().on(t.site, t.sequence),
    index().on(t.basketId),
    // For promotions that ask whether somebody has ordered before.
    index('orders_email').on(sql`lower(${t.email})`),
  ],
);

/** Everything the order must show later is stored here, so a changed catalogue does not change an order. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    variantId: integer('variant_id').notNull(),
    vsin: text('vsin').notNull(),
    quantity: integer('quantity').notNull(),
    unitAmount: integer('unit_amount').notNull(),
    /** All pieces, their installation included: the lines of an order sum to its subtotal. */
    lineAmount: integer('line_amount').notNull(),
    /** The line's share of the order's discount; what was paid for it is `lineAmount` less this. */
    discount: integer('discount').notNull().default(0),
    /** True when stock was taken and must be put back on cancelling. */
    tookStock: boolean('took_stock').notNull(),
    isMadeToMeasure: boolean('is_made_to_measure').notNull().default(false),
    /** Pieces that are the shop's again, by cancelling or return; their stock is settled for good. */
    takenBack: integer('taken_back').notNull().default(0),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.position] })],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status').$type<OrderStatus>().notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
    createdAt,
  },
  (t) => [index().on(t.orderId)],
);

export const payments = pgTable(
  'payments',
  {
    /** The provider's session. */
    sessionId: text('session_id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    site: text('site', { enum: siteCodes }).notNull(),
    integrationType: text('integration_type').notNull(),
    status: text('status', { enum: paymentStatuses }).notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** What the provider calls it; null until a provider beyond the network has taken it on. */
    reference: text('reference').unique(),
    /** Where the shopper pays at such a provider. */
    redirectUrl: text('redirect_url'),
    /**
     * Minor units that it asks for, without what paying in parts costs; once it is paid, what it has brought. Less than
     * its order leaves to it where pieces were withdrawn from before they were paid. Without a default, which could only be wrong:
     * whoever writes a payment knows what it asks for, and one that does not say is no payment.
     */
    amount: integer('amount').notNull(),
    /** What it has asked for before: money that was on its way then is still taken. */
    formerAmounts: integer('former_amounts').array().notNull().default(sql`'{}'`),
    installmentCount: integer('installment_count').notNull().default(1),
    /** Minor units; what is charged is the amount and this. */
    installmentFee: integer('installment_fee').notNull().default(0),
    /** Whether the wallet was prepared with a 3-D step; null as long as it was not prepared. */
    is3D: boolean('is_3d'),
    /** The bank it was prepared for, by Masterpass's number. */
    bankIca: text('bank_ica'),
    /** Minor units that the shopper's bank took back. */
    chargedBack: integer('charged_back').notNull().default(0),
    createdAt,
  },
  (t) => [index().on(t.orderId), index().on(t.status, t.createdAt)],
);

/** Answers of guarded calls: same key and payload gives the same answer, another payload is refused with 409. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: uuid('owner_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').$type<unknown>(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.key] }), index().on(t.createdAt)],
);

/** What the shop keeps of itself, a text by key: the secret of its tokens, the version of its catalogue, what staff have set. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
