import { array, boolean, type InferType, lazy, number, object, string } from 'yup';
import { basketPriceSchema } from './basket-price.ts';
import { deliveryCostSchema } from './delivery-cost.ts';
import { deliveryPromiseSchema, deliveryTimeSchema } from './delivery-promise.ts';
import { moneySchema } from './envelope.ts';
import { factsSchema } from './facts.ts';
import { goesWithReasonSchema } from './goes-with.ts';
import { mainSizeSchema } from './main-size.ts';
import { makerSchema } from './maker.ts';
import { outlineDetailsSchema, outlines } from './outlines.ts';
import { certificatesSchema, guaranteeSchema } from './proof.ts';
import { languages } from './sites.ts';

export const vsinPattern = /^(V|CL|C|T)\d{1,9}$/;

/** A text per language, e.g. `{ nl: 'Bank' }`; at least one entry. */
export const localisedSchema = lazy((value: unknown) =>
  object(
    Object.fromEntries(
      languages
        .filter((l) => typeof value === 'object' && value !== null && l in value)
        .map((l) => [l, string().required()]),
    ),
  ).required(),
);
export type Localised = Partial<Record<(typeof languages)[number], string>>;

/** Medium (§3). `shows` names the variant option pictured when it is not the product's own variant. */
export const mediaSchema = object({
  newFileName: string().required(),
  securePath: string().required(),
  secureThumbPath: string().required(),
  contentType: string().required(),
  kind: string().oneOf(['packshot', 'front', 'detail', 'room']).required(),
  width: number().integer().required(),
  height: number().integer().required(),
  alt: string().required(),
  shows: string().nullable().defined(),
  /** Stands there until it is loaded: a colour, `#rrggbb`, or the picture itself, tiny, as a data address. */
  placeholder: string(),
  /** Stays in sight when the picture is cut, as CSS `object-position`; without it the middle does. */
  focus: string(),
}).required();
export type Media = InferType<typeof mediaSchema>;

/** A link to a page that is addressed by alias and vsin. */
export const linkSchema = object({
  type: string().oneOf(['product', 'category', 'collection', 'tag']).required(),
  vsin: string().required(),
  alias: string().required(),
  title: string().required(),
}).required();
export type Link = InferType<typeof linkSchema>;

export const ratingSchema = object({
  /** Mean of all reviews, 1.0 to 5.0, one decimal. */
  average: number().required(),
  count: number().integer().required(),
  /** Made up for a demonstration; never beside what buyers wrote. */
  isExample: boolean().default(false),
});

export const badgeCodes = ['sale', 'new', 'express', 'collection', 'last-items', 'sold-out'] as const;
export const swatchSchema = object({
  vsin: string().required(),
  alias: string().required(),
  title: string().required(),
  /** CSS colour of the swatch, e.g. `#b4a58c`. */
  colour: string().required(),
}).required();

/** A product as listings, sliders and suggestions show it. */
export const productCardSchema = object({
  productId: string().required(),
  vsin: string().required(),
  alias: string().required(),
  title: string().required(),
  /** First picture, then the one shown on hover, in the same finish, when there is one. */
  media: array().of(mediaSchema).min(1).required(),
  unitPrice: moneySchema,
  /** The lowest price of the past 30 days before a reduction; null where nothing may be struck through. */
  generalMarketPrice: moneySchema.nullable().defined().notRequired().default(null),
  discountRate: number().integer().required(),
  basketPrice: basketPriceSchema,
  badges: array().of(string().oneOf(badgeCodes).required()).required(),
  swatches: array().of(swatchSchema).required(),
  swatchCount: number().integer().required(),
  rating: ratingSchema.nullable().defined().default(null),
  mainSize: mainSizeSchema.nullable().defined().default(null),
  /** Working days until the first and the last promised day of delivery; null while it is sold out. */
  calculatedDeliveryDays: number().integer().nullable().defined(),
  lastDeliveryDays: number().integer().nullable().defined().default(null),
  /** The same as shoppers are told. */
  deliveryTime: deliveryTimeSchema.nullable().default(null),
  /** §5: in stock, or made within the limit. The badge `express` is for those that are delivered within it. */
  isExpress: boolean().required(),
  isAvailable: boolean().required(),
  /** ISO date (yyyy-mm-dd) on which more is expected of what is sold out; null while it can be had, or nobody knows. */
  restockDate: string().nullable().defined().default(null),
}).required();
export type ProductCard = InferType<typeof productCardSchema>;

/** Highlights in the order of §9. */
export const highlightCodes = [
  'expressDelivery',
  'warranty',
  'customerRating',
  'isLindenCollection',
  'freeInstallation',
  'freeDelivery',
  'doorDelivery',
  'inCampaign',
  'availableInShowroom',
  'fabricOptions',
] as const;
export type HighlightCode = (typeof highlightCodes)[number];

export const optionCodes = ['colour', 'wood', 'size'] as const;
export type OptionCode = (typeof optionCodes)[number];
export const productOptionSchema = object({
  code: string().oneOf(optionCodes).required(),
  title: string().required(),
  values: array()
    .of(
      object({
        value: string().required(),
        title: string().required(),
        colour: string().nullable().defined(),
        vsin: string().required(),
        alias: string().required(),
        isSelected: boolean().required(),
        isAvailable: boolean().required(),
        unitPrice: moneySchema.nullable().default(null),
        /** Null while it is sold out. */
        deliveryTime: deliveryTimeSchema.nullable().default(null),
        /** Made for one shopper, who cannot send it back. */
        isMadeToMeasure: boolean().default(false),
      }).required(),
    )
    .required(),
}).required();
export type ProductOption = InferType<typeof productOptionSchema>;

const centimetres = number().positive();
export const dimensionsSchema = object({
  /** Centimetres. */
  widthCm: centimetres.required(),
  depthCm: centimetres.required(),
  heightCm: centimetres.required(),
  seatHeightCm: centimetres.nullable().defined(),
  weightKg: number().positive().required(),
}).required();

/** One variant with all that its page shows. */
export const productSchema = object({
  productId: string().required(),
  vsin: string().required(),
  alias: string().required(),
  title: string().required(),
  brand: string().required(),
  /** What it is a variant of; null where the server does not tell. */
  group: object({ id: string().required(), title: string().required() }).nullable().default(null),
  /** Paragraphs of plain text. */
  description: array().of(string().required()).required(),
  category: linkSchema,
  breadcrumbs: array().of(linkSchema).required(),
  collections: array().of(linkSchema).required(),
  tags: array()
    .of(
      object({
        vsin: string().required(),
        title: string().required(),
        alias: localisedSchema,
        /** A rule for promotions and no quality that shoppers look for. */
        isInternal: boolean().default(false),
      }).required(),
    )
    .required(),
  media: array().of(mediaSchema).min(1).required(),
  unitPrice: moneySchema,
  generalMarketPrice: moneySchema.nullable().defined().default(null),
  discountRate: number().integer().required(),
  basketPrice: basketPriceSchema,
  options: array().of(productOptionSchema).required(),
  dimensions: dimensionsSchema,
  /** Whether its colours are those of a fabric, which leather is not. */
  isUpholstered: boolean().default(false),
  outline: string().oneOf(outlines).nullable().default(null),
  outlineDetails: outlineDetailsSchema.default({}),
  facts: factsSchema.default({}),
  packages: array()
    .of(
      object({
        widthCm: centimetres.required(),
        depthCm: centimetres.required(),
        heightCm: centimetres.required(),
        weightKg: number().positive().required(),
      }).required(),
    )
    .required(),
  materials: array().of(string().required()).required(),
  care: array().of(string().required()).required(),
  /** Whether it may be ordered now. */
  isAvailable: boolean().required(),
  /** Pieces in stock; null when stock is not limited. */
  onHand: number().integer().nullable().defined(),
  /** The most that may be ordered at once (§9). */
  maxQuantity: number().integer().required(),
  deliveryCost: deliveryCostSchema,
  /** Null while it is sold out: nothing is promised of what cannot be had. */
  delivery: deliveryPromiseSchema.nullable().defined().default(null),
  /** As for cards. */
  restockDate: string().nullable().defined().default(null),
  highlights: array().of(string().oneOf(highlightCodes).required()).required(),
  badges: array().of(string().oneOf(badgeCodes).required()).required(),
  rating: ratingSchema.nullable().defined().default(null),
  warrantyYears: number().integer().required(),
  /** The maker's own, for which the label GARAN stands; null where there is none, or the site's law does not know it. */
  guarantee: guaranteeSchema,
  certificates: certificatesSchema,
  isMadeToMeasure: boolean().required(),
  /** What it is made of that can be had as a sample by post. */
  samples: array()
    .of(object({ code: string().required(), title: string().required() }).required())
    .default([]),
  maker: makerSchema,
  showrooms: array()
    .of(object({ id: string().required(), name: string().required() }).required())
    .required(),
  /** What goes well with it; the reason is null where the shop has chosen it, or nothing better is known. */
  related: array()
    .of(productCardSchema.shape({ reason: goesWithReasonSchema }))
    .required(),
}).required();
export type Product = InferType<typeof productSchema>;

export type CategoryLeaf = Link & { media: Media | null };
export type CategoryNode = CategoryLeaf & { children: CategoryNode[] };
/** A link to a category, with what it looks like. */
export const categoryLeafSchema = linkSchema.shape({ media: mediaSchema.nullable().defined().default(null) });
const categoryBranchSchema = categoryLeafSchema.shape({
  children: array()
    .of(categoryLeafSchema.shape({ children: array().required() }).required())
    .required(),
});
/** The category tree, three levels deep. */
export const categoryNodeSchema = categoryLeafSchema.shape({
  children: array().of(categoryBranchSchema.required()).required(),
});
