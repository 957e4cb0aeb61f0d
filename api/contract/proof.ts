import { array, type InferType, number, object, string } from 'yup';

/** From here on a guarantee of the maker is one of durability, which bears the label GARAN (Directive 2011/83/EU art. 2(14a)). */
export const leastGuaranteeMonths = 25;

/** What a maker guarantees for the whole good, at no cost and for more than the two years of the law. */
const storedGuaranteeSchema = object({
  /** The label counts in half years: what lies between counts as the one before. */
  months: number().integer().min(leastGuaranteeMonths).max(1200).required(),
  producer: string().required(),
  modelId: string().required(),
  /** Where the maker says what is covered, where, and how to claim it. */
  termsUrl: string().url().required(),
}).required();
export type StoredGuarantee = InferType<typeof storedGuaranteeSchema>;

/** `label` is the path of the official graphic, null while words stand in for it. */
export const guaranteeSchema = storedGuaranteeSchema
  .shape({ label: string().nullable().defined().default(null) })
  .nullable()
  .defined()
  .default(null);
export type Guarantee = InferType<typeof guaranteeSchema>;

/** Marks that mean nothing without the number under which they were given. */
export const certificateSchemes = [
  'FSC',
  'PEFC',
  'EU Ecolabel',
  'Milieukeur',
  'Blauer Engel',
  'Nordic Swan',
  'Cradle to Cradle',
  'GOTS',
  'OEKO-TEX',
  'GRS',
] as const;

/** What proves a promise for nature, with the number under which it was given. */
const certificateSchema = object({
  scheme: string().oneOf(certificateSchemes).required(),
  number: string().required(),
}).required();
export type Certificate = InferType<typeof certificateSchema>;
export const certificatesSchema = array().of(certificateSchema).default([]);
