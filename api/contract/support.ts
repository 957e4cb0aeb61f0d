import { array, type InferType, object, string } from 'yup';
import { newEmail } from './email.ts';
import { typedOrderNumber } from './order-number.ts';
import { oneLine, severalLines } from './plain-text.ts';
import { supportLimits } from './support-limits.ts';

/** What the contact form sends. */
export const supportInputSchema = object({
  name: oneLine().max(supportLimits.name).required('required'),
  email: newEmail().required('required'),
  subject: oneLine().max(supportLimits.subject).required('required'),
  message: severalLines().max(supportLimits.message).required('required'),
  orderNumber: typedOrderNumber().default(''),
}).noUnknown();

export const supportResultSchema = object({ received: string().oneOf(['received']).required() }).required();

/** A question of the chat, with the product whose page it is asked on. */
export const supportQuestionSchema = object({
  question: oneLine().max(supportLimits.question).required('required'),
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
