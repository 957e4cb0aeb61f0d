import { signIn } from '@/api/contract/calls/auth';
import * as calls from '@/api/contract/calls/customer';
import { browserApi } from '@/lib/api/browser';
import { isApiFailure } from '@/lib/api/failure';
import { currentIdentity, signedInOf } from '@/lib/auth/identity';
import { keepTokens } from '@/lib/auth/keep-tokens';
import { signOut } from '@/lib/auth/mutations';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { BusinessModel, CustomerModel, Profile } from './models';
import { toCustomer } from './to-customer';

export async function saveProfile(site: SiteRules, profile: Profile): Promise<CustomerModel> {
  return toCustomer(await withSession(site, (api) => api.send(calls.changeProfile, { items: [profile] })));
}

/** @throws ApiFailure `invalid-input` */
export async function saveBusiness(site: SiteRules, business: BusinessModel): Promise<CustomerModel> {
  return toCustomer(await withSession(site, (api) => api.send(calls.changeBusiness, { items: [business] })));
}

/** Whether a password opens the account; where it does, this browser is signed in by it. */
async function opensAccount(site: SiteRules, email: string, password: string): Promise<boolean> {
  const grant = { id: email, secret: password, grantType: 'Password' } as const;
  try {
    keepTokens(site, await browserApi(site).send(signIn, { items: [grant], token: null }));
    return true;
  } catch (error) {
    if (isApiFailure(error) && error.code === 'invalid-credentials') return false;
    throw error;
  }
}

/**
 * Ends all other sessions and keeps this one.
 * @param lostOf whose answer to the same call got lost before: it ended this session too where it has done its work
 * @throws ApiFailure `invalid-credentials`
 */
export async function changePassword(
  site: SiteRules,
  input: { currentPassword: string; newPassword: string },
  lostOf: string | null = null,
): Promise<void> {
  if (lostOf !== null && (await opensAccount(site, lostOf, input.newPassword))) return;
  keepTokens(site, await withSession(site, (api) => api.send(calls.changePassword, { items: [input] })));
}

/** Has a link mailed to the new address; nothing changes before it is followed. @throws ApiFailure `email-taken`, `invalid-credentials` */
export async function askForEmail(
  site: SiteRules,
  input: { email: string; currentPassword: string },
): Promise<void> {
  await withSession(site, (api) => api.send(calls.changeEmail, { items: [input] }));
}

/** Signs the customer out in one place. One that has ended by itself is what was wished for. */
export async function endSession(site: SiteRules, sessionId: string): Promise<void> {
  try {
    await withSession(site, (api) => api.send(calls.endSession, { sessionId }));
  } catch (error) {
    if (!isApiFailure(error) || error.code !== 'resource-not-found') throw error;
  }
}

/** Signs the customer out in all places, here too. @throws ApiFailure; then nothing has ended, or nobody heard of it */
export async function endAllSessions(site: SiteRules): Promise<void> {
  try {
    await withSession(site, (api) => api.send(calls.endAllSessions));
  } catch (error) {
    // The session here has ended as well, by a call before whose answer got lost.
    if (signedInOf(currentIdentity(site))) throw error;
  }
  await signOut(site);
}

/** @param lostOf see `changePassword` @throws ApiFailure `invalid-credentials` */
export async function deleteAccount(
  site: SiteRules,
  currentPassword: string,
  lostOf: string | null = null,
): Promise<void> {
  // It is gone.
  if (lostOf !== null && !(await opensAccount(site, lostOf, currentPassword))) return;
  await withSession(site, (api) => api.send(calls.deleteAccount, { items: [{ currentPassword }] }));
}

/** All that is stored of the customer, as a file to keep. */
export async function exportAccount(site: SiteRules): Promise<Blob> {
  const data = await withSession(site, (api) => api.send(calls.exportAccount));
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
