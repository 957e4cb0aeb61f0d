import { object, string } from 'yup';
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
