import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Localised } from '../../contract/catalogue.ts';
import { siteCodes } from '../../contract/sites.ts';

/** Values of each multi-valued facet and their bit in the masks of `product_facet`. */
export const facetValues = pgTable(
  'facet_values',
  {
    facet: text('facet').notNull(),
    value: text('value').notNull(),
    /** Bit number (0..61) or small id. */
    code: smallint('code').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    swatch: text('swatch'),
  },
  (t) => [primaryKey({ columns: [t.facet, t.value] }), uniqueIndex().on(t.facet, t.code)],
);

/** One narrow row per product and site; the listing reads nothing else until it fetches the 24 cards. */
export const productFacet = pgTable(
  'product_facet',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    id: integer('id').notNull(),
    catOrd: integer('cat_ord').notNull(),
    popularity: integer('popularity').notNull(),
    /** Price of the default variant, the one the card shows; minor units. */
    price: integer('price').notNull(),
    /** Days since 1970-01-01. */
    created: integer('created').notNull(),
    colourMask: bigint('colour_mask', { mode: 'bigint' }).notNull(),
    materialMask: bigint('material_mask', { mode: 'bigint' }).notNull(),
    styleId: smallint('style_id').notNull(),
    ratingBand: smallint('rating_band').notNull(),
    deliveryBand: smallint('delivery_band').notNull(),
    /** Bits: 1 sale, 2 new, 4 express, 8 in a showroom. */
    offerMask: smallint('offer_mask').notNull(),
    /** Hundredths; 0 without reviews. */
    rating: smallint('rating').notNull(),
    widthCm: smallint('width_cm').notNull(),
    depthCm: smallint('depth_cm').notNull(),
    heightCm: smallint('height_cm').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.id] }),
    index().on(t.site, t.popularity.desc().nullsFirst(), t.id),
    index().on(t.site, t.price, t.id),
  ],
);
