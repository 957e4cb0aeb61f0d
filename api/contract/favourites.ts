import { boolean, type InferType, object, string } from 'yup';

/** `id` is the vsin of the variant: what the card, the adding and the removing call it too. */
export const favouriteSchema = object({ id: string().required() }).required();
export type Favourite = InferType<typeof favouriteSchema>;

/** What was kept without an account, one item each. */
export const mergedFavouriteInputSchema = object({ productId: string().required('required') }).required();

/** `isKept` is false where the list of the customer is full: who asked keeps it then. */
export const mergedFavouriteSchema = object({
  id: string().required(),
  isKept: boolean().required(),
}).required();
export type MergedFavourite = InferType<typeof mergedFavouriteSchema>;

export const favouritesPerPage = 24;
