import { call } from '../call.ts';
import type {
  subscribeQuerySchema,
  subscribeResultSchema,
  subscribeSchema,
  unsubscribeResultSchema,
} from '../newsletter.ts';

export const subscribe = call('POST', 'subscribe')
  .takes<typeof subscribeSchema>()
  .query<typeof subscribeQuerySchema>()
  .answersOne<typeof subscribeResultSchema>();
export const unsubscribe = call('DELETE', 'subscribe/:email')
  .query<{ token?: string }>()
  .answersOne<typeof unsubscribeResultSchema>();
