import { call } from '../call.ts';
import type { LinkQuery } from '../link-query.ts';

export const subscribeByForm = call('POST', 'subscribe/form').answersPage();
export const askToConfirm = call('GET', 'subscribe/confirm').query<LinkQuery>().answersPage();
export const confirmSubscription = call('POST', 'subscribe/confirm').query<LinkQuery>().answersPage();
export const askToUnsubscribe = call('GET', 'subscribe/unsubscribe').query<LinkQuery>().answersPage();
export const endSubscription = call('POST', 'subscribe/unsubscribe').query<LinkQuery>().answersPage();
