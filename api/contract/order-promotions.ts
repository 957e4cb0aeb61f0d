import { type InferType, object, string } from 'yup';
import { moneySchema } from './envelope.ts';

/** A promotion or coupon that counted when it was ordered. */
export const countedPromotionSchema = object({
  id: string().required(),
  /** As the basket called it; empty where that of an old order is forgotten. */
  title: string().defined(),
  couponCode: string().nullable().defined(),
  discount: moneySchema,
}).required();
export type CountedPromotion = InferType<typeof countedPromotionSchema>;
