import { array, type InferType, number, object, string } from 'yup';
import { currencies } from './sites.ts';

/** Money in calls and answers: `amount` is an integer in minor units (cents). */
export const moneySchema = object({
  amount: number().integer().required(),
  currency: string().oneOf(currencies).required(),
}).required();
export type Money = InferType<typeof moneySchema>;

/** A failed call. `message` may be a JSON list of {property, message}, as §8 expects. */
export const errorSchema = object({
  code: string().required(),
  message: string().required(),
  fields: array()
    .of(object({ property: string().required(), message: string().required() }).required())
    .optional(),
  requestId: string().required(),
}).required();
export type ErrorBody = InferType<typeof errorSchema>;
