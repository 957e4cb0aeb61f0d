import { call } from '../call.ts';

export const askToEndBackInStock = call('GET', 'back-in-stock/end').query<{ key?: string }>().answersPage();
export const endBackInStock = call('POST', 'back-in-stock/end').query<{ key?: string }>().answersPage();
