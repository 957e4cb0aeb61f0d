import { type InferType, number, object, string } from 'yup';
import { calendarDay } from './calendar-day.ts';
import { listingTypes } from './listing-query.ts';
import { variantVsin } from './vsin.ts';

/** What the shop counts of its own use: how often something happened on a day, and nothing about who did it. */

/** Events of the storefront, by the names of the specification (§7). */
export const eventNames = [
  'pageView',
  'userDimensions',
  'search',
  'productView',
  'productClick',
  'productImpressions',
  'addToBasket',
  'removeFromBasket',
  'checkoutStep',
  'orderConfirmation',
  'paymentMethodSelect',
  'payClick',
  'failedPayment',
  'addressForm',
  'menuClick',
  'footerClick',
  'socialClick',
  'logoClick',
  'favouriteClick',
  'variantClick',
] as const;

/** Sorts of pages, by their address. */
export const pageKinds = [
  'home',
  'product',
  ...listingTypes,
  'content',
  'basket',
  'checkout',
  'payment',
  'order-completed',
  'auth',
  'account',
  'not-found',
] as const;
export type PageKind = (typeof pageKinds)[number];

export const userTypes = ['Bot', 'Guest', 'Admin', 'Customer', 'None'] as const;
export type UserType = (typeof userTypes)[number];

/** What an event may be counted by. Services that are bought beside a product have no number of one: they are ''. */
const subjects = {
  none: (subject: string) => subject === '',
  page: (subject: string) => pageKinds.some((kind) => kind === subject),
  product: (subject: string) => subject === '' || variantVsin.test(subject),
  step: (subject: string) => /^[123]$/.test(subject),
} as const;

const subjectOf: Readonly<Record<(typeof eventNames)[number], keyof typeof subjects>> = {
  pageView: 'page',
  userDimensions: 'none',
  search: 'none',
  productView: 'product',
  productClick: 'product',
  productImpressions: 'product',
  addToBasket: 'product',
  removeFromBasket: 'product',
  checkoutStep: 'step',
  orderConfirmation: 'none',
  paymentMethodSelect: 'none',
  payClick: 'none',
  failedPayment: 'none',
  addressForm: 'none',
  menuClick: 'none',
  footerClick: 'none',
  socialClick: 'none',
  logoClick: 'none',
  favouriteClick: 'product',
  variantClick: 'product',
};

/** An unknown event is refused by its own rule. */
function isSubjectOf(subject: string | undefined, event: unknown): boolean {
  const name = eventNames.find((known) => known === event);
  return subject === undefined || name === undefined || subjects[subjectOf[name]](subject);
}

/** One sort of event and how often it happened since the last call. */
export const countSchema = object({
  event: string().oneOf(eventNames).required(),
  /** The sort of page, the number of a product or the step of the checkout; empty where the event has none of these. */
  subject: string()
    .max(20)
    .test('subject', 'invalid', (subject, { parent }) => isSubjectOf(subject, parent.event))
    .defined(),
  userType: string().oneOf(userTypes).required(),
  count: number().strict().integer().min(1).max(1000).required(),
}).noUnknown();
export type Count = InferType<typeof countSchema>;

export const countedSchema = object({
  /** How many events that came to; those of products the shop does not know are none. */
  counted: number().integer().required(),
}).required();

/** Days of the site, both included, a year at most. Without `event` sums by day, with it what that event was about. */
export const countsQuerySchema = object({
  from: calendarDay().required(),
  until: calendarDay().required(),
  event: string().oneOf(eventNames).optional(),
}).noUnknown();

export const countSumSchema = object({
  /** ISO date; null for the sum of all days. */
  day: string().nullable().defined(),
  event: string().oneOf(eventNames).required(),
  /** As in `countSchema`; both null in the sum of a day. */
  subject: string().nullable().defined(),
  userType: string().oneOf(userTypes).nullable().defined(),
  count: number().integer().required(),
}).required();
export type CountSum = InferType<typeof countSumSchema>;
