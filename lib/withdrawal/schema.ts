import { array, type InferType, number, object, string } from 'yup';
import { orderNumberOf, readSigns } from '@/api/contract/order-number';
import { codeLength } from '@/api/contract/withdrawals';

export { provenWithinDays } from '@/api/contract/withdrawals';

const name = string().trim().max(150, 'max');

/** Step 1 without the mail at hand: which order, by whom, what of it. Messages are keys under `validation`. */
export const contractSchema = object({
  orderNumber: string()
    .trim()
    .required('required')
    .test('order-number', 'orderNumber', (typed) => orderNumberOf(typed) !== null),
  email: string().trim().max(254, 'max').email('email').required('required'),
  name: name.required('required'),
  /** Empty for the whole order. */
  statement: string().trim().max(500, 'max').defined(),
});
export type ContractForm = InferType<typeof contractSchema>;

/** Step 2 without the mail's link: the code in it. */
export const codeSchema = object({
  code: string()
    .trim()
    .required('required')
    .test('code', 'code', (typed) => readSigns(typed).length === codeLength),
});
export type CodeForm = InferType<typeof codeSchema>;

/** The last step: what of the order. `quantities` has a number for each line of the order, in its order. */
export const confirmSchema = object({
  name: name.required('required'),
  reason: string().trim().max(500, 'max').defined(),
  quantities: array()
    .of(number().integer().min(0).required())
    .required()
    .test('some', 'chooseLine', (quantities) => quantities.some((quantity) => quantity > 0)),
});
export type ConfirmForm = InferType<typeof confirmSchema>;
