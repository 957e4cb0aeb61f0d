import { call } from '../call.ts';
import type { FavouriteList, favouriteListInputSchema, removedListSchema } from '../favourite-lists.ts';

export const listFavouriteLists = call('GET', 'favourite-lists').answers<FavouriteList>();
export const keepFavouriteList = call('PUT', 'favourite-lists/:listId')
  .takes<typeof favouriteListInputSchema>()
  .answersOne<FavouriteList>();
export const removeFavouriteList = call('DELETE', 'favourite-lists/:listId').answersOne<
  typeof removedListSchema
>();
