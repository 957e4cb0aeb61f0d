import { array, type InferType, number, object, string } from 'yup';
import { vsinPattern } from './catalogue.ts';

/** What the shop counts of its own use: how often something happened on a day, and nothing of who did it. */

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
  'category',
  'collection',
  'tag',
  'search',
  'newest',
  'express',
  'showroom',
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

const checkoutSteps = ['1', '2', '3'];
const subjects: readonly string[] = [...pageKinds, ...checkoutSteps];

function isSubject(subject: string | undefined): boolean {
  return !subject || subjects.includes(subject) || vsinPattern.test(subject);
}

/** One sort of event and how often it happened since the last call. */
export const countSchema = object({
  event: string().oneOf(eventNames).required(),
  /** The sort of page, the number of a product or the step of the checkout; empty where the event has none of these. */
  subject: string().max(20).test('subject', 'invalid', isSubject).defined(),
  userType: string().oneOf(userTypes).required(),
  count: number().strict().integer().min(1).max(1000).required(),
}).noUnknown();
export type Count = InferType<typeof countSchema>;

/** Sorts of events in one call. */
export const maxCounts = 100;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Days of the site, both included; `until` is today when left out. */
export const dailyCountsQuerySchema = object({
  from: string().matches(dayPattern).required(),
  until: string().matches(dayPattern).optional(),
  event: string().oneOf(eventNames).optional(),
}).noUnknown();

export const dailyCountSchema = object({
  /** ISO date. */
  day: string().required(),
  event: string().oneOf(eventNames).required(),
  subject: string().defined(),
  userType: string().oneOf(userTypes).required(),
  count: number().integer().required(),
}).required();
export type DailyCount = InferType<typeof dailyCountSchema>;

export const countsSchema = array().of(countSchema.required()).min(1).max(maxCounts);
