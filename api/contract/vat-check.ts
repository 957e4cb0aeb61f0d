import { type InferType, object, string } from 'yup';

/** `unverified`: the register gave no answer. */
export const vatStates = ['valid', 'invalid', 'unverified'] as const;
export type VatState = (typeof vatStates)[number];

/** What VIES, the register of the member states, said of a VAT number. */
export const vatCheckSchema = object({
  number: string().required(),
  state: string().oneOf(vatStates).required(),
  /** ISO date and time. */
  askedAt: string().required(),
  /** The proof that it was asked, as its consultation number; null where it gave none. */
  consultationNumber: string().nullable().defined(),
}).required();
export type VatCheck = InferType<typeof vatCheckSchema>;
