import { call } from '../call.ts';

export const subscribeByForm = call('POST', 'subscribe/form').answersPage();
export const askToConfirm = call('GET', 'subscribe/confirm').query<{ token?: string }>().answersPage();
export const confirmSubscription = call('POST', 'subscribe/confirm')
  .query<{ token?: string }>()
  .answersPage();
export const askToUnsubscribe = call('GET', 'subscribe/unsubscribe')
  .query<{ token?: string }>()
  .answersPage();
export const endSubscription = call('POST', 'subscribe/unsubscribe')
  .query<{ token?: string }>()
  .answersPage();
