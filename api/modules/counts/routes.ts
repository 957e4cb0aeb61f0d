import { dayMs } from '../../contract/calendar.ts';
import * as calls from '../../contract/calls/counts.ts';
import { countedSchema, countSchema, countSumSchema, countsQuerySchema } from '../../contract/counts.ts';
import { ApiError } from '../../http/api-error.ts';
import { mostItems } from '../../http/parse-input.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { localDate } from '../../runtime/local-date.ts';
import { countEvents } from './count.ts';
import { listSumsByDay, listSumsOf, type Period } from './repo.ts';

/** A page that is used sends some four a minute; an office shares an address. */
const perClient = { points: 120, seconds: 60, isGuard: true } as const;
const longestDays = 366;

/** @throws ApiError invalid-input for a period that ends before it begins, or is too long */
function checkPeriod({ from, until }: Period): void {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  if (days < 1 || days > longestDays) throw new ApiError('invalid-input');
}

const add = defineRoute(
  calls.addCounts,
  {
    summary:
      'Adds to what the shop counts of its own use by day. Browsers send it for visitors who allow statistics; it ' +
      'takes no token, and nothing of the call is kept but the numbers',
    auth: 'none',
    body: countSchema,
    maxItems: mostItems,
    response: countedSchema,
    limit: perClient,
    errors: ['too-many-requests'],
  },
  async ({ items, site }, { db, now }) => {
    const on = { site: site.code, day: localDate(now(), site.timeZone) };
    return [{ counted: await countEvents(db, on, items) }];
  },
);

const list = defineRoute(
  calls.listCounts,
  {
    summary:
      'The figures of the shop: how often each event happened on each day, or what one of them was about: ' +
      'sorts of pages, products or steps, and sorts of visitors',
    auth: 'admin',
    query: countsQuerySchema,
    response: countSumSchema,
  },
  async ({ site, query }, { db }) => {
    const { from, until, event } = countsQuerySchema.validateSync(Object.fromEntries(query));
    const period = { site: site.code, from, until };
    checkPeriod(period);
    return event ? listSumsOf(db, period, event) : listSumsByDay(db, period);
  },
);

export const routes: readonly Route[] = [add, list];
