import * as calls from '@/api/contract/calls/customer';
import { keepTokens } from '@/lib/auth/keep-tokens';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { CustomerModel, Profile } from './models';
import { toCustomer } from './to-customer';

export async function saveProfile(site: SiteRules, profile: Profile): Promise<CustomerModel> {
  return toCustomer(await withSession(site, (api) => api.send(calls.changeProfile, { items: [profile] })));
}

/** Ends all other sessions and keeps this one. @throws ApiFailure `invalid-credentials` */
export async function changePassword(
  site: SiteRules,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  keepTokens(site, await withSession(site, (api) => api.send(calls.changePassword, { items: [input] })));
}

/** @throws ApiFailure `invalid-credentials` */
export async function deleteAccount(site: SiteRules, currentPassword: string): Promise<void> {
  await withSession(site, (api) => api.send(calls.deleteAccount, { items: [{ currentPassword }] }));
}

/** All that is stored of the customer, as a file to keep. */
export async function exportAccount(site: SiteRules): Promise<Blob> {
  const data = await withSession(site, (api) => api.send(calls.exportAccount));
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
