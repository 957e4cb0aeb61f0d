import { array, boolean, type InferType, number, object, string } from 'yup';
import { dimensionsSchema, linkSchema, optionCodes, ratingSchema } from './catalogue.ts';
import { moneySchema } from './envelope.ts';

/** The most variants of one answer. */
export const mostFeedItems = 100;

/** A variant with all that price comparisons and search engines are told of it. */
export const feedItemSchema = object({
  vsin: string().required(),
  alias: string().required(),
  title: string().required(),
  brand: string().required(),
  /** What it is a variant of. */
  group: object({ id: string().required(), title: string().required() }).required(),
  /** Paragraphs of plain text. */
  description: array().of(string().required()).required(),
  breadcrumbs: array().of(linkSchema).required(),
  pictures: array()
    .of(object({ path: string().required(), alt: string().required() }).required())
    .required(),
  unitPrice: moneySchema,
  /** As for cards: the lowest price of the past 30 days before a reduction. */
  generalMarketPrice: moneySchema.nullable().defined().default(null),
  options: array()
    .of(
      object({
        code: string().oneOf(optionCodes).required(),
        title: string().required(),
        value: string().required(),
      }).required(),
    )
    .required(),
  dimensions: dimensionsSchema,
  /** Of all its packages. */
  shippingWeightKg: number().positive().required(),
  materials: array().of(string().required()).required(),
  isAvailable: boolean().required(),
  /** Working days; null while it is sold out. */
  delivery: object({
    productionDays: number().integer().required(),
    firstDay: number().integer().required(),
    lastDay: number().integer().required(),
  })
    .nullable()
    .defined()
    .default(null),
  restockDate: string().nullable().defined().default(null),
  /** To the door, of one piece ordered alone. */
  deliveryCost: moneySchema,
  isMadeToMeasure: boolean().required(),
  /** Of buyers; null where examples are among the reviews. */
  rating: ratingSchema.nullable().defined().default(null),
  /** Since when it has been what it is and costs what it costs; ISO. */
  changedAt: string().required(),
}).required();
export type FeedItem = InferType<typeof feedItemSchema>;
