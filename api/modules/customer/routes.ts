import { tokensSchema } from '../../contract/auth.ts';
import * as calls from '../../contract/calls/customer.ts';
import {
  changeEmailSchema,
  changePasswordSchema,
  customerSchema,
  deletedSchema,
  deletionSchema,
  exportSchema,
  profileSchema,
  suspensionSchema,
} from '../../contract/customer.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { findCustomer } from '../auth/repo.ts';
import { deleteAccount } from './deletion.ts';
import { exportCustomer } from './export.ts';
import { changeEmail, changePassword, present, saveProfile, suspend, toCustomer } from './service.ts';

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
  async ({ claims, site, items }, services) => [
    await saveProfile({ customerId: claims.sub, site: site.code }, items[0], services),
  ],
);

const email = defineRoute(
  calls.changeEmail,
  {
    summary:
      'Changes the e-mail, after asking for the password; ends all sessions and reads the tokens of a new one',
    auth: 'customer',
    body: changeEmailSchema,
    response: tokensSchema,
    errors: ['email-taken', ...errors],
  },
  async ({ claims, site, items }, services) => [
    await changeEmail({ customerId: claims.sub, site: site.code }, items[0], services),
  ],
);

const password = defineRoute(
  calls.changePassword,
  {
    summary: 'Changes the password; ends all sessions and reads the tokens of a new one',
    auth: 'customer',
    body: changePasswordSchema,
    response: tokensSchema,
    errors,
  },
  async ({ claims, site, items }, services) => [
    await changePassword({ customerId: claims.sub, site: site.code }, items[0], services),
  ],
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

export const routes: readonly Route[] = [read, change, email, password, deletion, exported, suspension];
