import { call } from '../call.ts';

type LinkQuery = { token?: string; language?: string };

export const askToConfirmEmail = call('GET', 'customer/email/confirm').query<LinkQuery>().answersPage();
export const confirmEmail = call('POST', 'customer/email/confirm').query<LinkQuery>().answersPage();
