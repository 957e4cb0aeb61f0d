import { array, boolean, type InferType, number, object, string } from 'yup';
import { productCardSchema } from './catalogue.ts';
import { newEmail } from './email.ts';
import { suggestSchema } from './listing.ts';
import { oneLine } from './plain-text.ts';
import { recommendStrategies } from './recommend-strategies.ts';
import { variantVsin } from './vsin.ts';

/** A visitor is who the token names; an id that is sent along must be the same one. */
const visitorId = string().uuid();
const vsin = string().matches(variantVsin, 'invalid');

export const profileSchema = object({
  /** The visitor's id; may be left out. */
  id: visitorId,
  firstName: oneLine().max(60).default(''),
  lastName: oneLine().max(80).default(''),
  phone: string().trim().max(25).default(''),
  email: newEmail().default(''),
  gender: string().oneOf(['', 'female', 'male', 'other']).default(''),
}).noUnknown();
export type Profile = InferType<typeof profileSchema>;

export const subscriptionChannels = ['email', 'sms', 'push'] as const;

export const initSchema = object({ visitorId, consent: boolean() }).noUnknown();
export const visitorSchema = object({
  visitorId: string().uuid().required(),
  /** False: nothing of the visitor is stored. */
  consent: boolean().required(),
  profile: profileSchema.nullable().defined().default(null),
  segments: array().of(string().required()).required(),
  subscriptions: array().of(string().oneOf(subscriptionChannels).required()).required(),
}).required();
export type Visitor = InferType<typeof visitorSchema>;

export const segmentSchema = object({
  visitorId,
  segment: string()
    .matches(/^[a-z0-9][a-z0-9-]{0,39}$/, 'invalid')
    .required(),
}).noUnknown();
export const subscriptionSchema = object({
  visitorId,
  channel: string().oneOf(subscriptionChannels).required(),
  isSubscribed: boolean().required(),
}).noUnknown();

export const eventKinds = ['view', 'addToBasket', 'click', 'search', 'purchase'] as const;
export const eventSchema = object({
  visitorId,
  kind: string().oneOf(eventKinds).required(),
  /** vsin, for `view`, `addToBasket` and `click`. */
  productId: vsin,
  /** For `search`. */
  term: string().trim().max(100),
  /** For `purchase`: an order of the visitor; what was bought is read from it. */
  orderId: string().uuid(),
}).noUnknown();
export type TrackedEvent = InferType<typeof eventSchema>;
/** All that is stored of a visitor. */
export const visitorExportSchema = visitorSchema
  .shape({
    events: array()
      .of(
        object({
          kind: string().oneOf(eventKinds).required(),
          productId: string().nullable().defined(),
          term: string().nullable().defined(),
          orderId: string().nullable().defined(),
          /** ISO date-time. */
          at: string().required(),
        }).required(),
      )
      .required(),
  })
  .required();
export type VisitorExport = InferType<typeof visitorExportSchema>;

export const trackedSchema = object({ stored: number().integer().min(0).required() }).required();

export const recommendInputSchema = object({
  visitorId,
  params: object({
    /** A strategy, or a widget of remote config. */
    widget: string().max(60).required(),
    productId: vsin,
    limit: number().integer().min(1).max(24),
  })
    .noUnknown()
    .required(),
}).noUnknown();
export const recommendationSchema = object({
  widget: string().required(),
  strategy: string().oneOf(recommendStrategies).required(),
  products: array().of(productCardSchema).required(),
}).required();

export const suggestInputSchema = object({
  visitorId,
  params: object({ term: string().trim().max(100).default('') })
    .noUnknown()
    .required(),
}).noUnknown();
export const personalSuggestionSchema = suggestSchema.shape({
  /** What the visitor searched before and begins like the term. */
  recentTerms: array().of(string().required()).required(),
});

export const searchInputSchema = object({
  visitorId,
  params: object({
    term: string().trim().max(100).default(''),
    /** Filters, sort, page and size as in the address of a listing: `colour=sand&sort=price-asc&page=2`. */
    query: string().max(1000).default(''),
  })
    .noUnknown()
    .required(),
}).noUnknown();
