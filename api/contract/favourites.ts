import { type InferType, object, string } from 'yup';

/** `id` is the vsin of the variant: what the card, the adding and the removing call it too. */
export const favouriteSchema = object({ id: string().required() }).required();
export type Favourite = InferType<typeof favouriteSchema>;

/** The most favourites one customer keeps. */
export const maxFavourites = 200;
export const favouritesPerPage = 24;
