import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { giftCardStatuses } from '../../contract/gift-card-rules.ts';
import { currencies, siteCodes } from '../../contract/sites.ts';
import { refunds } from './payments.ts';
import { orders } from './sales.ts';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Gift cards, ordered and sent. Of the code only a hash and its last signs are kept. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** By which it was bought. */
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    site: text('site', { enum: siteCodes }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    status: text('status', { enum: giftCardStatuses }).notNull().default('ordered'),
    /** Minor units, both; the balance is what its moves sum to. */
    amount: integer('amount').notNull(),
    balance: integer('balance').notNull().default(0),
    codeHash: text('code_hash').unique(),
    codeEnd: text('code_end'),
    giverName: text('giver_name').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    message: text('message').notNull(),
    /** ISO dates in the time zone of the site; the last day on which it can be spent is known once it was sent. */
    sendOn: text('send_on').notNull(),
    validUntil: text('valid_until'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt,
  },
  (t) => [
    // Two orders at once can never spend more than there is, whatever the code above does.
    check('gift_cards_balance', sql`${t.balance} >= 0 AND ${t.balance} <= ${t.amount}`),
    index().on(t.status, t.sendOn),
  ],
);

export const giftCardMoveKinds = ['issued', 'held', 'released', 'refunded', 'voided'] as const;

/** Every change of a balance, only ever added to: what comes to a card is positive, what leaves it negative. */
export const giftCardMoves = pgTable(
  'gift_card_moves',
  {
    id: serial('id').primaryKey(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCards.id),
    kind: text('kind', { enum: giftCardMoveKinds }).notNull(),
    amount: integer('amount').notNull(),
    /** Which was bought, or is paid with it. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    refundId: uuid('refund_id').references(() => refunds.id),
    createdAt,
  },
  (t) => [
    index().on(t.cardId),
    // Each happens once to an order, and each refund once.
    uniqueIndex('gift_card_moves_once').on(t.orderId, t.kind).where(sql`kind <> 'refunded'`),
    uniqueIndex('gift_card_moves_one_of_refund').on(t.refundId),
  ],
);
