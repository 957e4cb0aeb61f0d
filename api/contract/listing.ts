import { array, boolean, type InferType, number, object, string } from 'yup';
import { categoryLeafSchema, linkSchema, mediaSchema, productCardSchema } from './catalogue.ts';
import { facetCodes, rangeUnits } from './facets.ts';
import { listingTypes, sortCodes } from './listing-query.ts';

export const facetValueSchema = object({
  value: string().required(),
  title: string().required(),
  colour: string().nullable().defined(),
  /** Products that would remain with this value, all other facets applied. 0 is shown, but disabled. */
  count: number().integer().min(0).required(),
  isSelected: boolean().required(),
}).required();

export const facetSchema = object({
  code: string().oneOf(facetCodes).required(),
  title: string().required(),
  kind: string().oneOf(['values', 'range']).required(),
  values: array().of(facetValueSchema).required(),
  /** Limits and choice of a range facet; null for values. Euros for price, centimetres for dimensions. */
  range: object({
    min: number().required(),
    max: number().required(),
    from: number().nullable().defined(),
    to: number().nullable().defined(),
    /** Whether the search words are read as this choice, rather than that the address says it. */
    isImplied: boolean().required(),
    unit: string().oneOf(rangeUnits).required(),
  })
    .nullable()
    .defined()
    .default(null),
}).required();
export type Facet = InferType<typeof facetSchema>;

/** One page of a listing: category, collection, tag, search, newest, express or showroom products. */
export const listingSchema = object({
  type: string().oneOf(listingTypes).required(),
  /** Null for listings without one (search, newest, express). */
  vsin: string().nullable().defined(),
  alias: string().nullable().defined(),
  title: string().required(),
  intro: string().nullable().defined(),
  media: mediaSchema.nullable().defined().default(null),
  breadcrumbs: array().of(linkSchema).required(),
  subCategories: array()
    .of(
      linkSchema.shape({
        count: number().integer().required(),
        media: mediaSchema.nullable().defined().default(null),
      }),
    )
    .required(),
  total: number().integer().min(0).required(),
  page: number().integer().min(1).required(),
  pageSize: number().integer().required(),
  pageCount: number().integer().min(0).required(),
  sort: string().oneOf(sortCodes).required(),
  facets: array().of(facetSchema).required(),
  products: array().of(productCardSchema).required(),
  /** The words searched instead of those typed, when a typing error was mended. */
  correctedTerm: string().nullable().defined(),
  /** Words of a search that nothing is called by, as they were typed; what is listed was found without them. */
  missingWords: array().of(string().required()).required(),
  /** Ranges that the words may mean but that nothing lies within; what is listed was found without them. */
  unmetRanges: array()
    .of(
      object({
        title: string().required(),
        from: number().nullable().defined(),
        to: number().nullable().defined(),
        unit: string().oneOf(rangeUnits).required(),
      }),
    )
    .required(),
}).required();
export type Listing = InferType<typeof listingSchema>;

export const suggestSchema = object({
  terms: array().of(string().required()).required(),
  categories: array().of(categoryLeafSchema.required()).required(),
  products: array().of(productCardSchema).required(),
}).required();
export type Suggestion = InferType<typeof suggestSchema>;
