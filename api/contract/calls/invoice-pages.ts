import { call } from '../call.ts';

export const readInvoiceFile = call('GET', 'invoice/:number').query<{ key?: string }>().answersPage();
