import { tokensSchema } from '../../contract/auth.ts';
import * as calls from '../../contract/calls/customer.ts';
import {
  changeEmailSchema,
  changePasswordSchema,
  customerSchema,
  deletedSchema,
  deletionSchema,
  emailAskedSchema,
  emailConfirmationSchema,
  emailConfirmedSchema,
  endedSessionsSchema,
  exportSchema,
  profileSchema,
  sessionSchema,
  suspensionSchema,
} from '../../contract/customer.ts';
import { uuidPattern } from '../../db/uuid.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { ShopperContext } from '../../request-context.ts';
import { findCustomer } from '../auth/repo.ts';
import { askForEmail, confirmEmail } from './change-email.ts';
import { deleteAccount } from './deletion.ts';
import { exportCustomer } from './export.ts';
import { changePassword, present, type Self, saveProfile, suspend, toCustomer } from './service.ts';
import { endSessionsOf, listSessions } from './sessions.ts';

const selfOf = ({ claims, site, language }: ShopperContext): Self => ({
  customerId: claims.sub,
  site,
  language,
});

const errors = ['invalid-credentials', 'too-many-requests'] as const;

const read = defineRoute(
  calls.readCustomer,
  {
    summary: 'The signed-in customer; token-invalid when the account has been deleted',
    auth: 'customer',
    response: customerSchema,
  },
  async ({ claims }, { db }) => [toCustomer(present(await findCustomer(db, claims.sub)))],
);

const change = defineRoute(
  calls.changeProfile,
  {
    summary:
      'Changes name, phone and gender; what is left out of phone and gender is emptied. Access tokens name the ' +
      'customer anew from the next refresh on',
    auth: 'customer',
    body: profileSchema,
    response: customerSchema,
  },
  async (call, services) => [await saveProfile(selfOf(call), call.items[0], services)],
);

const email = defineRoute(
  calls.changeEmail,
  {
    summary:
      'Asks for another e-mail, after asking for the password: mails a link to the new address, which works once and for an ' +
      'hour. Until it is followed nothing changes; another wish takes its place. Five times an hour, three for one address',
    auth: 'customer',
    body: changeEmailSchema,
    response: emailAskedSchema,
    errors: ['email-taken', ...errors],
  },
  async (call, services) => {
    const [input] = call.items;
    await askForEmail(selfOf(call), input, services);
    return [{ email: input.email }];
  },
);

const emailConfirmation = defineRoute(
  calls.confirmEmail,
  {
    summary:
      'Gives an account its new e-mail by the token of the mailed link, ends all its sessions and tells the former ' +
      'address. Reads the e-mail to sign in with, and whose it is',
    auth: 'none',
    body: emailConfirmationSchema,
    response: emailConfirmedSchema,
    errors: ['link-expired', 'email-taken', 'too-many-requests'],
  },
  async (call, services) => [await confirmEmail(call, call.items[0].token, services)],
);

const password = defineRoute(
  calls.changePassword,
  {
    summary:
      'Changes the password; ends all sessions and reads the tokens of a new one. The owner is told by mail',
    auth: 'customer',
    body: changePasswordSchema,
    response: tokensSchema,
    errors,
  },
  async (call, services) => [
    await changePassword({ ...selfOf(call), request: call.request }, call.items[0], services),
  ],
);

const sessionList = defineRoute(
  calls.listSessions,
  {
    summary: 'Where the customer is signed in, the latest first',
    auth: 'customer',
    response: sessionSchema,
  },
  async ({ claims }, services) => listSessions(claims, services),
);

const ends = ' Access tokens that are about work for 15 minutes at most; nothing can be renewed any more';

const sessionEnd = defineRoute(
  calls.endSession,
  {
    summary: `Signs the customer out in one place.${ends}`,
    auth: 'customer',
    response: endedSessionsSchema,
    errors: ['resource-not-found'],
  },
  async ({ claims, params }, services) => {
    if (!uuidPattern.test(params.sessionId)) throw new ApiError('resource-not-found');
    return [await endSessionsOf(claims, params.sessionId, services)];
  },
);

const sessionsEnd = defineRoute(
  calls.endAllSessions,
  {
    summary: `Signs the customer out everywhere, here too.${ends}`,
    auth: 'customer',
    response: endedSessionsSchema,
  },
  async ({ claims }, services) => [await endSessionsOf(claims, null, services)],
);

const deletion = defineRoute(
  calls.deleteAccount,
  {
    summary:
      'Deletes the account, after asking for the password: profile, sessions, addresses, basket, favourites and mails. ' +
      'Orders are kept as tax law demands and belong to nobody; those under way are delivered. The e-mail is free again',
    auth: 'customer',
    body: deletionSchema,
    response: deletedSchema,
    errors,
  },
  async (call, services) => {
    const self = selfOf(call);
    await deleteAccount(self, call.items[0].currentPassword, services);
    return [{ userId: self.customerId }];
  },
);

const exported = defineRoute(
  calls.exportAccount,
  {
    summary:
      'All that is stored of the signed-in customer, as JSON (GDPR, articles 15 and 20); ten times an hour',
    auth: 'customer',
    limit: { points: 10, seconds: 3600 },
    response: exportSchema,
    errors: ['too-many-requests'],
  },
  async (call, services) => [await exportCustomer(call, services)],
);

const suspension = defineRoute(
  calls.suspendCustomer,
  {
    summary:
      'Suspends a customer of the site, or ends that. Signing in and refreshing then answer customer-suspended; access ' +
      'tokens that are about work for 15 minutes at most, and sessions go on after the suspension',
    auth: 'admin',
    body: suspensionSchema,
    response: suspensionSchema,
    errors: ['resource-not-found'],
  },
  async ({ items, site }, services) => {
    await suspend(site.code, items[0], services);
    return [items[0]];
  },
);

export const routes: readonly Route[] = [
  ...[read, change, email, emailConfirmation, password],
  ...[sessionList, sessionEnd, sessionsEnd],
  ...[deletion, exported, suspension],
];
