import { call } from '../call.ts';

export const askToConfirmEmail = call('GET', 'customer/email/confirm')
  .query<{ token?: string }>()
  .answersPage();
export const confirmEmail = call('POST', 'customer/email/confirm').query<{ token?: string }>().answersPage();
