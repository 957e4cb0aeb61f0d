import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { languages, siteCodes } from '../../contract/sites.ts';
import type { templates } from './content.ts';

/** Drafts of content pages, and what was published before, to go back to. What is live is in `templates`. */
export const templateVersions = pgTable(
  'template_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site', { enum: siteCodes }).notNull(),
    alias: text('alias').notNull(),
    device: text('device', { enum: ['desktop', 'mobile'] }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    status: text('status', { enum: ['draft', 'published'] }).notNull(),
    seoInfo: jsonb('seo_info').$type<(typeof templates.$inferSelect)['seoInfo']>().notNull(),
    slots: jsonb('slots').$type<(typeof templates.$inferSelect)['slots']>().notNull(),
    /** The account of whoever saved it; null for what was published before there were versions, and for imports. */
    savedBy: uuid('saved_by'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('template_versions_one_draft')
      .on(t.site, t.alias, t.device, t.language)
      .where(sql`status = 'draft'`),
    index().on(t.site, t.alias, t.savedAt),
  ],
);
