import { array, boolean, type InferType, number, object, string } from 'yup';
import { moneySchema } from './envelope.ts';

/** What a promotion may ask for (§3). The first four choose lines, `totalBasket` looks at the goods as a whole. */
export const lineConditionTypes = ['category', 'brand', 'product', 'tag'] as const;
export type LineConditionType = (typeof lineConditionTypes)[number];
const conditionTypes = [...lineConditionTypes, 'totalBasket'] as const;

/** PUT basket/coupon. */
export const couponInputSchema = object({
  /** Upper or lower case and spaces around it are all the same; empty or null takes the coupon out. */
  couponName: string().max(40).nullable().optional(),
}).noUnknown();

/** One condition of POST eligible-promotions-cart, in the words of an offer card: what the basket is about. */
export const basketConditionSchema = object({
  type: string().oneOf(conditionTypes).required(),
  /** vsins, brand names, or for `totalBasket` one amount in minor units. */
  values: array().of(string().min(1).max(80).required()).min(1).max(50).required(),
}).noUnknown();
export type BasketCondition = InferType<typeof basketConditionSchema>;

export const promotionActionTypes = [
  'percentage',
  'amount',
  'amountPerLine',
  'freeDelivery',
  'gift',
] as const;

const promotionEntryShape = {
  id: string().required(),
  title: string().required(),
  description: string().nullable().defined(),
  actions: array()
    .of(
      object({
        type: string().oneOf(promotionActionTypes).required(),
        percent: number().nullable().defined(),
        amount: moneySchema.nullable().defined().default(null),
        /** vsin of the gift. */
        productId: string().nullable().defined(),
      }).required(),
    )
    .required(),
  /** Value of the goods from which it counts, before any discount; null when there is no such limit. */
  minimumTotal: moneySchema.nullable().defined().default(null),
  /** ISO date-time; null: until further notice. */
  endsAt: string().nullable().defined(),
};

const basketEntryShape = {
  /** It may be combined with promotions that need no code. */
  forPromotion: boolean().required(),
  /** It may be combined with coupons. */
  forCoupon: boolean().required(),
  /** In the caller's basket its combination group is free for it: it counts there already, or nothing that counts excludes it. */
  groupCanSelect: boolean().required(),
  isApplied: boolean().required(),
};

const couponShape = { couponCode: string().required() };

export const eligibleSchema = object({
  promotions: array().of(object(promotionEntryShape).required()).required(),
  coupons: array()
    .of(object({ ...promotionEntryShape, ...couponShape }).required())
    .required(),
}).required();
export type Eligible = InferType<typeof eligibleSchema>;

export const eligibleBasketSchema = object({
  promotions: array()
    .of(object({ ...promotionEntryShape, ...basketEntryShape }).required())
    .required(),
  coupons: array()
    .of(object({ ...promotionEntryShape, ...couponShape, ...basketEntryShape }).required())
    .required(),
}).required();
export type EligibleBasket = InferType<typeof eligibleBasketSchema>;
