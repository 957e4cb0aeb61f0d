import { call } from '../call.ts';
import type { countedSchema, countSchema, countSumSchema, countsQuerySchema } from '../counts.ts';

export const addCounts = call('POST', 'counts')
  .takes<typeof countSchema>()
  .answersOne<typeof countedSchema>();
export const listCounts = call('GET', 'admin/counts')
  .query<typeof countsQuerySchema>()
  .answers<typeof countSumSchema>();
