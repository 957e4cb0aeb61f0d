import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Localised } from '../../contract/catalogue.ts';
import { languages, siteCodes } from '../../contract/sites.ts';
import type { Template } from '../../contract/template.ts';

/** Slots as edited: product snippets hold a query (`source`) instead of products, resolved on reading. */
export const templates = pgTable(
  'templates',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    alias: text('alias').notNull(),
    device: text('device', { enum: ['desktop', 'mobile'] }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    seoInfo: jsonb('seo_info').$type<Template['seoInfo']>().notNull(),
    slots: jsonb('slots')
      .$type<{ id: string; snippetCode: string; context: Record<string, unknown> }[]>()
      .notNull(),
    /** Set for policies: their key in the policies list. */
    policy: text('policy'),
  },
  (t) => [primaryKey({ columns: [t.site, t.alias, t.device, t.language] })],
);

export const offerCards = pgTable('offer_cards', {
  id: text('id').primaryKey(),
  site: text('site', { enum: siteCodes }).notNull(),
  placement: text('placement').notNull(),
  device: text('device', { enum: ['mobile', 'desktop', 'both'] }).notNull(),
  position: integer('position').notNull(),
  text: jsonb('text').$type<Localised>().notNull(),
  link: text('link'),
  /** Segments that must match, e.g. `{ category: ['C11'] }`; empty matches always. */
  conditions: jsonb('conditions').$type<Record<string, string[]>>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const searchRedirects = pgTable(
  'search_redirects',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    searchTerm: text('search_term').notNull(),
    type: text('type').notNull(),
    alias: text('alias').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    queryString: text('query_string').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.site, t.searchTerm] })],
);
