import { call } from '../call.ts';
import type { LinkQuery } from '../link-query.ts';

export const askToConfirmEmail = call('GET', 'customer/email/confirm').query<LinkQuery>().answersPage();
export const confirmEmail = call('POST', 'customer/email/confirm').query<LinkQuery>().answersPage();
