import { call } from '../call.ts';
import type { Route, routeRequestSchema } from '../route.ts';

export const resolveRoute = call('POST', 'web/route').takes<typeof routeRequestSchema>().answersOne<Route>();
