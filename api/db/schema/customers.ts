import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { genders } from '../../contract/auth.ts';
import { siteCodes } from '../../contract/sites.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = time('created_at').notNull();
const customerId = () =>
  uuid('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Those who sign in with a password. `id` is the `sub` of their tokens and the `ownerId` of what is theirs. */
export const customers = pgTable(
  'customers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Customers belong to one site; null: administrators, who belong to all. */
    site: text('site', { enum: siteCodes }),
    type: text('type', { enum: ['Customer', 'Admin'] }).notNull(),
    /** Trimmed, in lower case. */
    email: text('email').notNull(),
    /** Argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull().default(''),
    gender: text('gender', { enum: genders }),
    /** Of a business; empty for consumers. */
    companyName: text('company_name').notNull().default(''),
    vatNumber: text('vat_number').notNull().default(''),
    taxOffice: text('tax_office').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    suspendedAt: time('suspended_at'),
    createdAt,
  },
  (t) => [uniqueIndex('customers_email').on(t.email, sql`coalesce(site, '')`)],
);

/** One sign-in; its refresh tokens are one family. Deleted at sign-out, which ends all of them. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: customerId(),
    /** The site it was opened on: tokens of one site are worth nothing on another. */
    site: text('site', { enum: siteCodes }).notNull(),
    /** Browser and system as it was opened, for its owner to know it by: `Firefox, Windows`; null when it did not say. */
    device: text('device'),
    createdAt,
    /** However often it is renewed, it ends then. */
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index().on(t.customerId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt: time('expires_at').notNull(),
    /** When it was exchanged for its successor. */
    replacedAt: time('replaced_at'),
    /** The successor, encrypted with a key that only this token gives. */
    sealedSuccessor: text('sealed_successor'),
  },
  (t) => [index().on(t.sessionId)],
);

/** Links to set a new password that have not been used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerId(),
    createdAt,
    expiresAt: time('expires_at').notNull(),
    /** When it has set a password: until it expires, the same one once more is answered as before. */
    usedAt: time('used_at'),
  },
  (t) => [index().on(t.customerId)],
);

/** Addresses that accounts are to have once their owner has followed the link in the mail there; one for each account. */
export const emailChanges = pgTable('email_changes', {
  customerId: customerId().primaryKey(),
  /** SHA-256 of the token in the link. */
  tokenHash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  createdAt,
  expiresAt: time('expires_at').notNull(),
});

/** Favourites that a customer has put together, under a name. */
export const favouriteLists = pgTable(
  'favourite_lists',
  {
    customerId: customerId(),
    /** Chosen by whoever made it, and unique among this customer's. */
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    /** Vsins in the order they were chosen; the catalogue may be filled anew. */
    products: jsonb('products').$type<string[]>().notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.customerId, t.id] })],
);

export const favourites = pgTable(
  'favourites',
  {
    customerId: customerId(),
    /** Of the variant. Not its row: the catalogue may be filled anew. */
    vsin: text('vsin').notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.customerId, t.vsin] })],
);
