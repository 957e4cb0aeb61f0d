import { type InferType, object, string } from 'yup';

/** Of the link of a mail: its secret, and the language the mail was written in. */
export const linkQuerySchema = object({
  token: string().max(200).optional(),
  language: string().max(10).optional(),
});
export type LinkQuery = InferType<typeof linkQuerySchema>;
