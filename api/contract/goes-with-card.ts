import { type InferType, string } from 'yup';
import { productCardSchema } from './catalogue.ts';
import { goesWithReasonSchema } from './goes-with.ts';

/** What goes with several products together: with which of them, and why; both null where nothing better is known. */
export const goesWithCardSchema = productCardSchema.shape({
  reason: goesWithReasonSchema,
  besideVsin: string().nullable().defined().default(null),
});
export type GoesWithCard = InferType<typeof goesWithCardSchema>;
