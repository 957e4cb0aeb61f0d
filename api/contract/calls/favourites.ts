import { call } from '../call.ts';
import type { Favourite } from '../favourites.ts';

export const listFavourites = call('GET', 'customer-products-listing/favorite')
  .query<{ page?: number }>()
  .answers<Favourite>();
export const addFavourite = call(
  'POST',
  'customer-products-listing/favorite/:productId',
).answersOne<Favourite>();
export const removeFavourite = call('DELETE', 'customer-products-listing/:id').answersOne<Favourite>();
