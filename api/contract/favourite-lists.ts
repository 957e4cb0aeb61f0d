import { array, type InferType, object, string } from 'yup';
import { maxFavourites, maxListName, maxListNote } from './favourite-limits.ts';
import { oneLine, severalLines } from './plain-text.ts';
import { variantVsin } from './vsin.ts';

const fields = {
  name: oneLine().max(maxListName).required(),
  /** For who made the list alone: it is never passed on. */
  note: severalLines().max(maxListNote).default(''),
  /** Vsins of favourites, in the order they were chosen. */
  products: array().of(string().matches(variantVsin).required()).max(maxFavourites).required(),
};

/** The whole of a list: what is left out of it is gone from it. */
export const favouriteListInputSchema = object(fields).noUnknown();

export const favouriteListSchema = object({ id: string().uuid().required(), ...fields }).required();
export type FavouriteList = InferType<typeof favouriteListSchema>;
export const favouriteListsSchema = array().of(favouriteListSchema).required();
export const removedListSchema = object({ id: string().required() }).required();
