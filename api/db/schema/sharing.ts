import { index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { siteCodes } from '../../contract/sites.ts';

export type SharedLine = {
  variantId: number;
  quantity: number;
  components: string[] | null;
  withSetup: boolean;
};

/** A basket somebody shared: its lines and nothing that tells of the person. */
export const basketShares = pgTable(
  'basket_shares',
  {
    /** What the link carries; random, so that it cannot be guessed. */
    key: text('key').primaryKey(),
    site: text('site', { enum: siteCodes }).notNull(),
    /** SHA-256 of the lines: the same content is stored once and keeps its key. */
    contentHash: text('content_hash').notNull(),
    lines: jsonb('lines').$type<SharedLine[]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [unique('basket_shares_one_content').on(t.site, t.contentHash), index().on(t.expiresAt)],
);
