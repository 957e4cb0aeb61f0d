import { array, type InferType, object, string } from 'yup';
import { newEmail } from './email.ts';
import { typedOrderNumber } from './order-number.ts';
import { oneLine, severalLines } from './plain-text.ts';

/** What the contact form sends. */
export const supportInputSchema = object({
  name: oneLine().max(120).required('required'),
  email: newEmail().required('required'),
  subject: oneLine().max(150).required('required'),
  message: severalLines().max(4000).required('required'),
  orderNumber: typedOrderNumber().default(''),
}).noUnknown();

export const supportResultSchema = object({ received: string().oneOf(['received']).required() }).required();

/** A question of the chat, with the product whose page it is asked on. */
export const supportQuestionSchema = object({
  question: oneLine().max(300).required('required'),
  /** Vsin of a variant; what the site does not sell is nothing to know about. */
  productId: string()
    .matches(/^(?:V\d{1,9})?$/, 'invalid')
    .default(''),
}).noUnknown();

export const supportAnswerSchema = object({
  title: string().required(),
  lines: array().of(string().required()).min(1).required(),
  /** Where the shop says more: a path within the site, `/retourbeleid`. */
  link: object({ path: string().required(), title: string().required() }).nullable().defined().default(null),
}).required();
export type SupportAnswer = InferType<typeof supportAnswerSchema>;
