import type { Tokens } from '@/api/contract/auth';
import type { Customer, Profile } from '@/api/contract/customer';
import type { SiteRules } from '@/api/contract/sites';
import { keepTokens, withSession } from '@/lib/auth/session';

export async function saveProfile(site: SiteRules, profile: Profile): Promise<Customer | null> {
  return (await withSession(site, (api) => api.put<Customer>('customer', [profile])))[0] ?? null;
}

/** Ends all other sessions and keeps this one. @throws ApiFailure `invalid-credentials` */
export async function changePassword(
  site: SiteRules,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const [tokens] = await withSession(site, (api) => api.put<Tokens>('customer/password', [input]));
  keepTokens(site, tokens);
}

/** @throws ApiFailure `invalid-credentials` */
export async function deleteAccount(site: SiteRules, currentPassword: string): Promise<void> {
  await withSession(site, (api) => api.post('customer/deletion', [{ currentPassword }]));
}

/** All that is stored of the customer, as a file to keep. */
export async function exportAccount(site: SiteRules): Promise<Blob> {
  const [data] = await withSession(site, (api) => api.get<unknown>('customer/export'));
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
