import { tokensSchema } from '../../contract/auth.ts';
import { businessSchema } from '../../contract/business.ts';
import * as calls from '../../contract/calls/customer.ts';
import {
  changePasswordSchema,
  customerSchema,
  deletedSchema,
  deletionSchema,
  endedSessionsSchema,
  exportSchema,
  profileSchema,
  sessionSchema,
  suspensionSchema,
} from '../../contract/customer.ts';
import { uuidPattern } from '../../db/uuid.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { findCustomer } from '../auth/repo.ts';
import { deleteAccount } from './deletion.ts';
import { emailRoutes } from './email-routes.ts';
import { exportCustomer } from './export.ts';
import { changePassword, present, saveBusiness, saveProfile, showCustomer, suspend } from './service.ts';
import { endSessionsOf, listSessions } from './sessions.ts';

const errors = ['invalid-credentials', 'too-many-requests'] as const;

const read = defineRoute(
  calls.readCustomer,
  {
    summary: 'The signed-in customer; token-invalid when the account has been deleted',
    auth: 'customer',
    response: customerSchema,
  },
  async ({ claims, site }, { db }) => [
    await showCustomer(db, site.code, present(await findCustomer(db, claims.sub))),
  ],
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
  async ({ claims, site, items }, services) => [
    await saveProfile({ customerId: claims.sub, site: site.code }, items[0], services),
  ],
);

const business = defineRoute(
  calls.changeBusiness,
  {
    summary:
      'What the business of the customer is known by, whole: company and VAT number, or in Turkey company, tax office and ' +
      'tax number. All empty: none, but in a shop for businesses. Addresses keep what they say. What VIES says of the VAT ' +
      'number is in vatCheck; none is refused for it',
    auth: 'customer',
    body: businessSchema,
    response: customerSchema,
  },
  async ({ claims, site, clientIp, items }, services) => [
    await saveBusiness({ customerId: claims.sub, site: site.code, clientIp }, items[0], services),
  ],
);

const newPassword = {
  summary:
    'Changes the password, and tells the e-mail address so; ends all sessions and reads the tokens of a new one',
  body: changePasswordSchema,
  response: tokensSchema,
  errors,
};

const password = defineRoute(
  calls.changePassword,
  { ...newPassword, auth: 'customer' },
  async (call, services) => {
    const self = { customerId: call.claims.sub, site: call.site.code };
    return [await changePassword(self, call.items[0], call, services)];
  },
);

const passwordOfStaff = defineRoute(
  calls.changeOwnPassword,
  { ...newPassword, auth: 'admin' },
  async (call, services) => {
    const self = { customerId: call.claims.sub, site: call.site.code };
    return [await changePassword(self, call.items[0], call, services)];
  },
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

const ends = ' Its access tokens are worth nothing any more, and nothing can be renewed';

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
  async ({ claims, site, items }, services) => {
    const self = { customerId: claims.sub, site: site.code };
    await deleteAccount(self, items[0].currentPassword, services);
    return [{ userId: claims.sub }];
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
      'Suspends a customer of the site, or ends that. Signing in and refreshing then answer customer-suspended, access ' +
      'tokens are refused at once, and sessions go on after the suspension',
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
  read,
  change,
  business,
  ...emailRoutes,
  password,
  passwordOfStaff,
  sessionList,
  sessionEnd,
  sessionsEnd,
  deletion,
  exported,
  suspension,
];
