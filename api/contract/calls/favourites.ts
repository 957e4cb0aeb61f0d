import { call } from '../call.ts';
import type { Favourite, MergedFavourite, mergedFavouriteInputSchema } from '../favourites.ts';

export const listFavourites = call('GET', 'customer-products-listing/favorite')
  .query<{ page?: number }>()
  .answers<Favourite>();
export const addFavourite = call(
  'POST',
  'customer-products-listing/favorite/:productId',
).answersOne<Favourite>();
/** Taken over in one call: an envelope holds no more. */
export const favouritesAtOnce = 100;
export const mergeFavourites = call('POST', 'customer-products-listing/favorite')
  .takes<typeof mergedFavouriteInputSchema>()
  .answers<MergedFavourite>();
export const removeFavourite = call('DELETE', 'customer-products-listing/:id').answersOne<Favourite>();
