import { call } from '../call.ts';
import type { countSchema, dailyCountSchema, dailyCountsQuerySchema } from '../counts.ts';

export const addCounts = call('POST', 'counts').takes<typeof countSchema>().answersNothing();

/** The figures of the shop; staff only. */
export const listDailyCounts = call('GET', 'admin/counts')
  .query<typeof dailyCountsQuerySchema>()
  .answers<typeof dailyCountSchema>();
