import { asc, eq } from 'drizzle-orm';
import * as calls from '../../contract/calls/search-redirects.ts';
import { searchRedirectSchema } from '../../contract/search-redirects.ts';
import { searchRedirects } from '../../db/schema/content.ts';
import { defineRoute } from '../../http/route.ts';

export const routes = [
  defineRoute(
    calls.listSearchRedirects,
    {
      summary: 'Search terms that lead to a page instead of to results',
      auth: 'none',
      response: searchRedirectSchema,
    },
    async ({ site }, { db }) => {
      const rows = await db
        .select()
        .from(searchRedirects)
        .where(eq(searchRedirects.site, site.code))
        .orderBy(asc(searchRedirects.searchTerm));
      return rows.map(({ searchTerm, type, alias, params, queryString }) => ({
        searchTerm,
        link: { alias, params, queryString, type },
      }));
    },
  ),
];
