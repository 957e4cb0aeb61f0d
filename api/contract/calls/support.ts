import { call } from '../call.ts';
import type { supportInputSchema, supportResultSchema } from '../support.ts';

export const writeToSupport = call('POST', 'support')
  .takes<typeof supportInputSchema>()
  .answersOne<typeof supportResultSchema>();
