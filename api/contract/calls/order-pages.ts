import { call } from '../call.ts';

export const readOrderPage = call('GET', 'order-page').query<{ key?: string }>().answersPage();
export const cancelByOrderPage = call('POST', 'order-page').query<{ key?: string }>().answersPage();
