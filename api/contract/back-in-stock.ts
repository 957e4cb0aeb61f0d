import { type InferType, object, string } from 'yup';
import { emailSchema } from './auth.ts';

/** Months after which a request ends that nothing came of. */
export const backInStockMonths = 6;

export const backInStockInputSchema = object({ email: emailSchema }).noUnknown();

/** `noted` is the same for every address, known or new; `available`: it can be had, so nothing was kept. */
export const backInStockResultSchema = object({
  status: string().oneOf(['noted', 'available']).required(),
}).required();

/** One of a customer's own, as their export shows it. */
export const backInStockRequestSchema = object({
  productId: string().required(),
  email: string().required(),
  /** ISO date and time. */
  requestedAt: string().required(),
}).required();
export type BackInStockRequest = InferType<typeof backInStockRequestSchema>;
