import { string } from 'yup';

/** A path within the site (`/nl/checkout-callback/ideal`); never another host. */
export const ownPathSchema = string()
  .max(300)
  .matches(/^\/[A-Za-z0-9]+(?:-[a-z]{2})?\/[\w/?=&-]*$/)
  .required();
