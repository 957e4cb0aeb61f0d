import { object, string } from 'yup';

/** What the contact form sends. */
export const supportInputSchema = object({
  name: string().trim().max(120).required('required'),
  email: string().trim().lowercase().max(254).email('email').required('required'),
  subject: string().trim().max(150).required('required'),
  message: string().trim().max(4000).required('required'),
  orderNumber: string().trim().max(20).default(''),
}).noUnknown();

export const supportResultSchema = object({ received: string().oneOf(['received']).required() }).required();
