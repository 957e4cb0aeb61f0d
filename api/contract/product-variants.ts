import { array, boolean, type InferType, number, object, string } from 'yup';
import { mediaSchema } from './catalogue.ts';
import { moneySchema } from './envelope.ts';

/** One of the versions a product is sold in, as a list of them shows it. */
export const productVariantSchema = object({
  vsin: string().required(),
  alias: string().required(),
  title: string().required(),
  /** What sets it apart from the others; empty where there is one version only. */
  options: array()
    .of(object({ title: string().required(), value: string().required() }).required())
    .required(),
  media: mediaSchema,
  unitPrice: moneySchema,
  /** As for cards: the lowest price of the past 30 days before a reduction. */
  generalMarketPrice: moneySchema.nullable().defined().default(null),
  discountRate: number().integer().required(),
  isAvailable: boolean().required(),
  /** ISO dates (yyyy-mm-dd), the promised range; null while it is sold out. */
  deliveryDate: string().nullable().defined(),
  bufferedDeliveryDate: string().nullable().defined(),
}).required();
export type ProductVariant = InferType<typeof productVariantSchema>;
