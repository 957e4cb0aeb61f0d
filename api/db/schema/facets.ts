import { sql } from 'drizzle-orm';
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
import type { FacetCode } from '../../contract/facets.ts';
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

const none = sql`0`;

/** Several values are bits of a mask, one value is its code, both as in `facet_values`; 0 for none, of measures too. */
const facetColumns = {
  colour: bigint('colour_mask', { mode: 'bigint' }).notNull(),
  material: bigint('material_mask', { mode: 'bigint' }).notNull(),
  style: smallint('style_id').notNull(),
  rating: smallint('rating_band').notNull(),
  delivery: smallint('delivery_band').notNull(),
  /** Bits: 1 sale, 2 new, 4 express, 8 in a showroom. */
  offer: smallint('offer_mask').notNull(),
  /** Widths of the mattresses that its sizes are for. */
  bedSize: bigint('bed_size_mask', { mode: 'bigint' }).notNull().default(none),
  /** 1 very soft to 5 very firm. */
  firmness: smallint('firmness').notNull().default(0),
  /** What facts say of it by yes or no. */
  feature: bigint('feature_mask', { mode: 'bigint' }).notNull().default(none),
  /** Price of the default variant, the one the card shows; minor units. */
  price: integer('price').notNull(),
  /** All sizes that it comes in, packed (`modules/listing/sizes.ts`). */
  width: bigint('width_cm', { mode: 'bigint' }).notNull(),
  depth: bigint('depth_cm', { mode: 'bigint' }).notNull(),
  height: bigint('height_cm', { mode: 'bigint' }).notNull(),
  persons: smallint('persons').notNull().default(0),
  seatDepth: smallint('seat_depth_cm').notNull().default(0),
  seatHeight: smallint('seat_height_cm').notNull().default(0),
  shelfLoad: smallint('shelf_load_kg').notNull().default(0),
} satisfies Record<FacetCode, unknown>;

/** One narrow row per product and site; the listing reads nothing else until it fetches the 24 cards. */
export const productFacet = pgTable(
  'product_facet',
  {
    site: text('site', { enum: siteCodes }).notNull(),
    id: integer('id').notNull(),
    catOrd: integer('cat_ord').notNull(),
    popularity: integer('popularity').notNull(),
    /** Days since 1970-01-01. */
    created: integer('created').notNull(),
    /** Hundredths; 0 without reviews. */
    stars: smallint('rating').notNull(),
    ...facetColumns,
    /** Which colours come in which materials, packed (`modules/listing/looks.ts`); 0 where all go with all. */
    looks: bigint('looks', { mode: 'bigint' }).notNull().default(none),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.id] }),
    index().on(t.site, t.popularity.desc().nullsFirst(), t.id),
    index().on(t.site, t.price, t.id),
  ],
);
