import { call } from '../call.ts';

export const askRefundAccount = call('GET', 'refund-account').query<{ key?: string }>().answersPage();
export const takeRefundAccount = call('POST', 'refund-account').query<{ key?: string }>().answersPage();
