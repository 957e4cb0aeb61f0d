import * as calls from '../../contract/calls/route.ts';
import { routeRequestSchema, routeSchema, sitePageSchema } from '../../contract/route.ts';
import { defineRoute } from '../../http/route.ts';
import { listPages } from './list-pages.ts';
import { resolveRoute } from './service.ts';

export const routes = [
  defineRoute(
    calls.resolveRoute,
    {
      summary: 'What a path of the site is, with its one right address',
      auth: 'none',
      body: routeRequestSchema,
      response: routeSchema,
      errors: ['route-not-found'],
    },
    async (call, services) => [await resolveRoute(services, call, call.items[0].url)],
  ),
  defineRoute(
    calls.listPages,
    {
      summary: 'Content pages, collections and tags of the site; groups without a product on it are left out',
      auth: 'none',
      response: sitePageSchema,
    },
    (call, services) => listPages(services, call),
  ),
];
