import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Localised, Media } from '../../contract/catalogue.ts';
import type { Facts } from '../../contract/facts.ts';
import type { Responsible } from '../../contract/maker.ts';
import { type OutlineDetails, outlines } from '../../contract/outlines.ts';
import type { Certificate, StoredGuarantee } from '../../contract/proof.ts';
import type { ReviewPicture } from '../../contract/review-pictures.ts';
import { languages, type SiteCode } from '../../contract/sites.ts';
import { writtenReviews } from './reviews.ts';

export type LocalisedLists = { [language in keyof Localised]: string[] };
/** A stored picture; paths are derived from `file`, the texts are chosen by language. */
export type StoredMedia = Pick<Media, 'kind' | 'width' | 'height'> & {
  file: string;
  alt: Localised;
  shows: Localised | null;
};
export type PackageSize = { widthCm: number; depthCm: number; heightCm: number; weightKg: number };

/** A service that belongs to products (installation). No product itself: it is in no listing and has no page. */
export const setupProducts = pgTable('setup_products', {
  vsin: text('vsin').primaryKey(),
  title: jsonb('title').$type<Localised>().notNull(),
  category: jsonb('category').$type<{ vsin: string; title: Localised }>().notNull(),
  /** Minor units, VAT included, for one piece; sites that are missing do not offer it. */
  prices: jsonb('prices').$type<Partial<Record<SiteCode, number>>>().notNull(),
});

/** `lft`..`rgt` is the preorder range of the subtree, so any subtree is one range of `product_facet.cat_ord`. */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  vsin: text('vsin').notNull().unique(),
  parentId: integer('parent_id'),
  lft: integer('lft').notNull().unique(),
  rgt: integer('rgt').notNull(),
  depth: smallint('depth').notNull(),
  title: jsonb('title').$type<Localised>().notNull(),
  alias: jsonb('alias').$type<Localised>().notNull(),
  intro: jsonb('intro').$type<Localised>().notNull(),
  media: jsonb('media').$type<StoredMedia>(),
  /** The installation its products can be had with; null when there is nothing to install. */
  setupVsin: text('setup_vsin').references(() => setupProducts.vsin),
});

export const collections = pgTable('collections', {
  id: integer('id').primaryKey(),
  vsin: text('vsin').notNull().unique(),
  title: jsonb('title').$type<Localised>().notNull(),
  alias: jsonb('alias').$type<Localised>().notNull(),
  intro: jsonb('intro').$type<Localised>().notNull(),
  media: jsonb('media').$type<StoredMedia>(),
});

export const tags = pgTable('tags', {
  id: integer('id').primaryKey(),
  vsin: text('vsin').notNull().unique(),
  title: jsonb('title').$type<Localised>().notNull(),
  alias: jsonb('alias').$type<Localised>().notNull(),
  intro: jsonb('intro').$type<Localised>().notNull(),
});

export const makers = pgTable('makers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  postalAddress: text('postal_address').notNull(),
  email: text('email').notNull(),
  /** For makers outside the Union. */
  responsible: jsonb('responsible').$type<Responsible>(),
});

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey(),
    /** Name in the seed, e.g. `sofa-oslo-3`. */
    code: text('code').notNull().unique(),
    brand: text('brand').notNull(),
    style: text('style').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    makerId: integer('maker_id')
      .notNull()
      .references(() => makers.id),
    title: jsonb('title').$type<Localised>().notNull(),
    description: jsonb('description').$type<LocalisedLists>().notNull(),
    materials: jsonb('materials').$type<LocalisedLists>().notNull(),
    /** Values of the facet `material` it counts under, e.g. `['oak', 'linen']`. */
    materialCodes: jsonb('material_codes').$type<string[]>().notNull(),
    care: jsonb('care').$type<LocalisedLists>().notNull(),
    warrantyYears: smallint('warranty_years').notNull(),
    /** The maker's own for the whole good, of more than two years; null where there is none. */
    guarantee: jsonb('guarantee').$type<StoredGuarantee>(),
    /** What proves its promises for nature; without any its texts make none. */
    certificates: jsonb('certificates').$type<Certificate[]>().notNull().default([]),
    popularity: integer('popularity').notNull(),
    createdOn: date('created_on').notNull(),
    isLindenCollection: boolean('is_linden_collection').notNull().default(false),
    /** How it is drawn with its dimensions; null draws a box. */
    outline: text('outline', { enum: outlines }),
    outlineDetails: jsonb('outline_details').$type<OutlineDetails>().notNull().default({}),
  },
  (t) => [index().on(t.categoryId)],
);

/** What is sold: one colour, wood and size of a product, with its own address and stock. */
export const variants = pgTable(
  'variants',
  {
    id: integer('id').primaryKey(),
    vsin: text('vsin').notNull().unique(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    isDefault: boolean('is_default').notNull(),
    position: smallint('position').notNull(),
    /** Codes of `option_values`, e.g. `{ colour: 'sand', size: '212' }`. */
    options: jsonb('options').$type<Partial<Record<'colour' | 'wood' | 'size', string>>>().notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    alias: jsonb('alias').$type<Localised>().notNull(),
    /** Millimetres, so that halves of a centimetre stay whole. */
    widthMm: integer('width_mm').notNull(),
    depthMm: integer('depth_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    seatHeightMm: integer('seat_height_mm'),
    weightGrams: integer('weight_grams').notNull(),
    /** What is known beside the measures; a shop filled by an older release has none until it is filled anew. */
    facts: jsonb('facts').$type<Facts>().notNull().default({}),
    packages: jsonb('packages').$type<PackageSize[]>().notNull(),
    media: jsonb('media').$type<StoredMedia[]>().notNull(),
    /** Null: not limited. */
    onHand: integer('on_hand'),
    /** `deny`: no sale beyond stock. */
    inventoryPolicy: text('inventory_policy', { enum: ['deny', 'continue'] }).notNull(),
    /** The day on which more is expected, which says something only while none is left; null: nobody knows. */
    restockOn: date('restock_on'),
    /** Working days. */
    deliveryDays: smallint('delivery_days').notNull(),
    productionDays: smallint('production_days').notNull(),
    isMadeToMeasure: boolean('is_made_to_measure').notNull().default(false),
  },
  (t) => [
    index().on(t.productId),
    uniqueIndex('variants_one_default').on(t.productId).where(sql`is_default`),
  ],
);

/** Names and swatch colours of option values. */
export const optionValues = pgTable(
  'option_values',
  {
    option: text('option', { enum: ['colour', 'wood', 'size'] }).notNull(),
    value: text('value').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    /** CSS colour; null for sizes. */
    swatch: text('swatch'),
    /** Value of the facet `colour` it counts under, e.g. `beige`, for colours and woods; null for sizes. */
    family: text('family'),
    /** Value of the facet `material` that a variant in it is made of, e.g. `linen`; null where it says nothing of that. */
    material: text('material'),
    position: smallint('position').notNull(),
    /** Whether it can be had as a sample by post. */
    hasSample: boolean('has_sample').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.option, t.value] })],
);

export const productCollections = pgTable(
  'product_collections',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.productId] }), index().on(t.productId)],
);

export const productTags = pgTable(
  'product_tags',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.productId] }), index().on(t.productId)],
);

export const productRelations = pgTable(
  'product_relations',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    relatedId: integer('related_id')
      .notNull()
      .references(() => products.id),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.relatedId] })],
);

export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    language: text('language', { enum: languages }).notNull(),
    author: text('author').notNull(),
    rating: smallint('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    writtenOn: date('written_on').notNull(),
    isVerified: boolean('is_verified').notNull(),
    /** Made up for a demonstration: no shopper wrote it. */
    isExample: boolean('is_example').notNull().default(false),
    /** What a buyer wrote, and which version it is of; null for examples. */
    writtenId: uuid('written_id')
      .unique()
      .references(() => writtenReviews.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id'),
    pictures: jsonb('pictures').$type<ReviewPicture[]>().notNull().default([]),
  },
  (t) => [index().on(t.productId, t.writtenOn)],
);
