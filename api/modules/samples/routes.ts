import { object, string } from 'yup';
import * as calls from '../../contract/calls/samples.ts';
import {
  adminSampleRequestSchema,
  sampleRequestInputSchema,
  sampleRequestSchema,
  sampleSchema,
  sampleStatuses,
} from '../../contract/samples.ts';
import { pagingQuery, readPaging } from '../../http/paging.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { listSamples } from './offered.ts';
import { listForStaff, recordSent, requestSamples } from './service.ts';

/** Each is a letter that the shop pays for. */
const perClient = { points: 10, seconds: 3600, isGuard: true } as const;

const adminListQuery = object({
  ...pagingQuery,
  status: string().oneOf(sampleStatuses).optional(),
}).noUnknown();

export const routes: readonly Route[] = [
  defineRoute(
    calls.listSamples,
    {
      summary: 'What can be had as a sample by post: covers and woods',
      auth: 'none',
      response: sampleSchema,
    },
    async (call, services) => listSamples(call, services),
  ),
  defineRoute(
    calls.requestSamples,
    {
      summary:
        'Asks for up to five samples by post, which are free. Two requests in 90 days for one place, else ' +
        'too-many-samples. A mail confirms them, another one goes to staff. Send Idempotency-Key so that a repeated call asks ' +
        'for no second letter',
      auth: 'token',
      body: sampleRequestInputSchema,
      response: sampleRequestSchema,
      headers: ['Idempotency-Key'],
      limit: perClient,
      errors: ['too-many-samples', 'too-many-requests', 'idempotency-conflict'],
    },
    async (call, services) => [await requestSamples(call, call.items[0], services)],
  ),
  defineRoute(
    calls.listSampleRequests,
    {
      summary: 'Requests for samples of the site, oldest first, by page: `requested` waits to be posted',
      auth: 'admin',
      query: adminListQuery,
      response: adminSampleRequestSchema,
    },
    async (call, services) => {
      const { status } = adminListQuery.cast(Object.fromEntries(call.query));
      return listForStaff(call, { status, paging: readPaging(call.query) }, services);
    },
  ),
  defineRoute(
    calls.recordSamplesSent,
    {
      summary:
        'Staff have posted the samples of a request, which the shopper is told. Telling it again changes nothing',
      auth: 'admin',
      errors: ['resource-not-found'],
      response: adminSampleRequestSchema,
    },
    async (call, services) => [await recordSent(call, call.params.requestId, services)],
  ),
];
