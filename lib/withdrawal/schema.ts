import { array, type InferType, number, object, string } from 'yup';

/** Step 1: which order. Messages are keys under `validation`. */
export const contractSchema = object({
  orderNumber: string().trim().max(20, 'tooLong').required('required'),
  email: string().trim().max(254, 'tooLong').email('email').required('required'),
});
export type ContractForm = InferType<typeof contractSchema>;

/** Step 2: what of it. `quantities` has a number for each line of the order, in its order. */
export const confirmSchema = object({
  name: string().trim().max(150, 'tooLong').required('required'),
  reason: string().trim().max(500, 'tooLong').defined(),
  quantities: array()
    .of(number().integer().min(0).required())
    .required()
    .test('some', 'chooseLine', (quantities) => quantities.some((quantity) => quantity > 0)),
});
export type ConfirmForm = InferType<typeof confirmSchema>;
