import { object, string } from 'yup';
import { emailSchema } from './auth.ts';

/** Version of the sentence under the form; raise it with every change of its words. */
export const consentVersion = '2026-11';

export const subscribeSchema = object({
  email: emailSchema,
  /** Where in the shop the form is. */
  source: string()
    .trim()
    .matches(/^[\w-]{1,40}$/, { excludeEmptyString: true })
    .default('footer'),
}).noUnknown();

export const subscribeQuerySchema = object({
  origin: string().oneOf(['mobile', 'desktop']).optional(),
});

/** The same for every address, whether it is known, new or already subscribed. */
export const subscribeResultSchema = object({
  status: string().oneOf(['confirmation-sent']).required(),
}).required();

export const tokenQuerySchema = object({ token: string().max(200).optional() });

export const unsubscribeResultSchema = object({
  status: string().oneOf(['unsubscribed']).required(),
}).required();
