import { object, string } from 'yup';
import * as calls from '../../contract/calls/favourites.ts';
import { vsinPattern } from '../../contract/catalogue.ts';
import { maxFavourites } from '../../contract/favourite-limits.ts';
import {
  favouriteSchema,
  favouritesPerPage,
  mergedFavouriteInputSchema,
  mergedFavouriteSchema,
} from '../../contract/favourites.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { lockCustomer } from '../auth/repo.ts';
import {
  countListed,
  deleteFavourite,
  insertFavourite,
  insertFavourites,
  isSold,
  knownVsins,
  listAllVsins,
  listFavourites,
} from './repo.ts';

/** §7 asks with `page=-1`: all of them. */
const everything = '-1';

function rangeOf(page: string | null): { offset: number; limit: number | null } {
  if (page === null || page === everything) return { offset: 0, limit: null };
  if (!/^[1-9]\d{0,3}$/.test(page))
    throw new ApiError('invalid-page', undefined, [{ property: 'page', message: 'invalid' }]);
  return { offset: (Number(page) - 1) * favouritesPerPage, limit: favouritesPerPage };
}

const list = defineRoute(
  calls.listFavourites,
  {
    summary:
      'Favourites of the customer, the latest first, each with the vsin of the variant as id. page=-1, or none, gives ' +
      'all; 1 and up gives 24 a page. What the site no longer sells is left out',
    auth: 'customer',
    query: object({ page: string() }),
    response: favouriteSchema,
    errors: ['invalid-page'],
  },
  async ({ query, claims, site }, { db }) => {
    const owner = { customerId: claims.sub, site: site.code };
    const rows = await listFavourites(db, owner, rangeOf(query.get('page')));
    return rows.map(({ vsin }) => ({ id: vsin }));
  },
);

const add = defineRoute(
  calls.addFavourite,
  {
    summary:
      'Makes a variant, named by its vsin, a favourite; again does nothing. A customer keeps 200 at most of what ' +
      'the site sells',
    auth: 'customer',
    response: favouriteSchema,
    errors: ['product-not-found', 'favourites-full'],
  },
  async ({ params, claims, site }, { db, now }) => {
    const vsin = params.productId;
    if (!vsinPattern.test(vsin) || !(await isSold(db, site.code, vsin)))
      throw new ApiError('product-not-found');
    await db.transaction(async (tx) => {
      // Deleted accounts get no favourites, and the lock keeps two calls at once from passing the limit.
      if (!(await lockCustomer(tx, claims.sub))) throw new ApiError('token-invalid');
      const owner = { customerId: claims.sub, site: site.code };
      if ((await countListed(tx, owner, vsin)) >= maxFavourites) throw new ApiError('favourites-full');
      await insertFavourite(tx, claims.sub, vsin, now());
    });
    return [{ id: vsin }];
  },
);

const merge = defineRoute(
  calls.mergeFavourites,
  {
    summary:
      'Takes over what was kept without an account, the latest first, named by vsins; what is a favourite already ' +
      'stays one. Answers with those that there are: isKept is false for those beyond the 200 of a customer',
    auth: 'customer',
    body: mergedFavouriteInputSchema,
    maxItems: calls.favouritesAtOnce,
    response: mergedFavouriteSchema,
  },
  async ({ items, claims, site }, { db, now }) => {
    const asked = items.map(({ productId }) => productId).filter((vsin) => vsinPattern.test(vsin));
    const vsins = await knownVsins(db, asked);
    return db.transaction(async (tx) => {
      if (!(await lockCustomer(tx, claims.sub))) throw new ApiError('token-invalid');
      const before = await listAllVsins(tx, claims.sub);
      const listed = await countListed(tx, { customerId: claims.sub, site: site.code });
      const room = Math.max(0, maxFavourites - listed);
      const fresh = vsins.filter((vsin) => !before.has(vsin)).slice(0, room);
      await insertFavourites(tx, claims.sub, fresh, now());
      const kept = new Set([...before, ...fresh]);
      return vsins.map((vsin) => ({ id: vsin, isKept: kept.has(vsin) }));
    });
  },
);

const remove = defineRoute(
  calls.removeFavourite,
  {
    summary: 'Removes a favourite by its id; one that is none gets the same answer',
    auth: 'customer',
    response: favouriteSchema,
  },
  async ({ params, claims }, { db }) => {
    const id = params.id;
    await deleteFavourite(db, claims.sub, id);
    return [{ id }];
  },
);

export const routes: readonly Route[] = [list, add, merge, remove];
