import * as calls from '../../contract/calls/favourite-lists.ts';
import {
  favouriteListInputSchema,
  favouriteListSchema,
  removedListSchema,
} from '../../contract/favourite-lists.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { keepList, listLists, removeList } from './lists.ts';

export const listRoutes: readonly Route[] = [
  defineRoute(
    calls.listFavouriteLists,
    {
      summary: 'Lists that the customer has made of favourites, the first one made first',
      auth: 'customer',
      response: favouriteListSchema,
    },
    async ({ claims }, { db }) => listLists(db, claims.sub),
  ),
  defineRoute(
    calls.keepFavouriteList,
    {
      summary:
        'Makes or changes a list, the whole of it, under a UUID that the caller chooses; products that there are not are ' +
        'left out. A customer keeps 20 at most',
      auth: 'customer',
      body: favouriteListInputSchema,
      response: favouriteListSchema,
      errors: ['resource-not-found', 'too-many-lists'],
    },
    async ({ claims, params, items: [list] }, services) => [
      await keepList(claims.sub, { ...list, id: params.listId }, services),
    ],
  ),
  defineRoute(
    calls.removeFavouriteList,
    {
      summary: 'Removes a list, its favourites stay; one that is gone gets the same answer',
      auth: 'customer',
      response: removedListSchema,
    },
    async ({ claims, params: { listId: id } }, { db }) => {
      await removeList(db, claims.sub, id);
      return [{ id }];
    },
  ),
];
