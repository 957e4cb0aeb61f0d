import { object, string } from 'yup';
import { apiTexts } from '../../../messages/api.ts';
import { backInStockInputSchema, backInStockResultSchema } from '../../contract/back-in-stock.ts';
import * as calls from '../../contract/calls/back-in-stock.ts';
import * as pages from '../../contract/calls/back-in-stock-pages.ts';
import { linkDone, linkQuestion } from '../../http/link-page.ts';
import { defineRoute, type OpenCall, type Route } from '../../http/route.ts';
import { longestKey } from './keys.ts';
import { endRequests, noteRequest } from './requests.ts';

/** What one client may ask for, and for how many products one address may be noted in a day. */
const perClient = { points: 20, seconds: 3600, isGuard: true } as const;
const perAddress = { points: 10, seconds: 86_400 };

const link = {
  auth: 'none',
  query: object({ key: string().max(longestKey).optional() }),
  limit: perClient,
} as const;

const wordsOf = ({ language }: OpenCall) => apiTexts[language].backInStockPages;

export const routes: readonly Route[] = [
  defineRoute(
    calls.askBackInStock,
    {
      summary:
        'Asks for one mail when a sold-out variant can be had again; the address is deleted with it, else after six ' +
        'months. The answer is the same for every address. Ten products a day for one address. `available`: it can be ' +
        'had now, and nothing was kept',
      auth: 'token',
      body: backInStockInputSchema,
      response: backInStockResultSchema,
      limit: perClient,
      errors: ['product-not-found', 'too-many-requests'],
    },
    async (call, services) => {
      const [{ email }] = call.items;
      await services.limits.consume('back-in-stock-address', `${call.site.code} ${email}`, perAddress);
      return [{ status: await noteRequest({ ...call, vsin: call.params.vsin, email }, services) }];
    },
  ),
  defineRoute(
    pages.askToEndBackInStock,
    {
      summary:
        'Where such a mail leads whose reader waits for more: a page (HTML) whose button ends all of it',
      ...link,
    },
    async (call) => linkQuestion(call, wordsOf(call).question),
  ),
  defineRoute(
    pages.endBackInStock,
    {
      summary:
        'Deletes all that the address of a signed key waits for, as often as it is sent; a page (HTML), the same for a ' +
        'key that is of no use any more',
      ...link,
      form: object({ 'List-Unsubscribe': string().oneOf(['One-Click']) }),
      allowCrossOrigin: true,
      errors: ['too-many-requests'],
    },
    async (call, { db }) => {
      await endRequests(db, call.site.code, call.query.get('key') ?? '');
      return linkDone(call, wordsOf(call).ended);
    },
  ),
];
