import * as calls from '../../contract/calls/search-redirects.ts';
import { searchRedirectSchema } from '../../contract/search-redirects.ts';
import { defineRoute } from '../../http/route.ts';
import { isHiddenPage } from '../template/aliases.ts';
import { listSearchRedirects } from './repo.ts';

export const routes = [
  defineRoute(
    calls.listSearchRedirects,
    {
      summary: 'Search terms that lead to a page instead of to results',
      auth: 'none',
      response: searchRedirectSchema,
    },
    async ({ site }, { db, config }) =>
      (await listSearchRedirects(db, site.code))
        .filter(({ alias }) => !isHiddenPage(alias, config(site.code)))
        .map(({ searchTerm, type, alias, params, queryString }) => ({
          searchTerm,
          link: { alias, params, queryString, type },
        })),
  ),
];
