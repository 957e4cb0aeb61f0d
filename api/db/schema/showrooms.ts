import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { siteCodes } from '../../contract/sites.ts';
import { type LocalisedLists, variants } from './catalogue.ts';

export const showrooms = pgTable('showrooms', {
  id: text('id').primaryKey(),
  site: text('site', { enum: siteCodes }).notNull(),
  name: text('name').notNull(),
  city: text('city').notNull(),
  mapsLink: text('maps_link').notNull(),
  addressLines: jsonb('address_lines').$type<string[]>().notNull(),
  openingHours: jsonb('opening_hours').$type<LocalisedLists>().notNull(),
});

export const showroomStock = pgTable(
  'showroom_stock',
  {
    showroomId: text('showroom_id')
      .notNull()
      .references(() => showrooms.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
  },
  (t) => [primaryKey({ columns: [t.showroomId, t.variantId] }), index().on(t.variantId)],
);
