import { call } from '../call.ts';
import type { Route, routeRequestSchema, SitePage } from '../route.ts';

export const resolveRoute = call('POST', 'web/route').takes<typeof routeRequestSchema>().answersOne<Route>();
export const listPages = call('GET', 'web/pages').answers<SitePage>();
