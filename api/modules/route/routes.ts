import * as calls from '../../contract/calls/route.ts';
import { routeRequestSchema, routeSchema } from '../../contract/route.ts';
import { defineRoute } from '../../http/route.ts';
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
    async (call, { db }) => [await resolveRoute(db, call, call.items[0].url)],
  ),
];
