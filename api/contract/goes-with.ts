import { type InferType, string } from 'yup';

/** Why a product goes with the one at hand: it fits under that table, that seat fits under it, or both are of one collection. */
const reasons = ['fits-under', 'takes-seat', 'collection'] as const;

/** Null where the shop has chosen it, or nothing better is known. */
export const goesWithReasonSchema = string().oneOf(reasons).nullable().defined().default(null);
export type GoesWithReason = NonNullable<InferType<typeof goesWithReasonSchema>>;
