import type { SignUpInput, Tokens } from '@/api/contract/auth';
import * as calls from '@/api/contract/calls/auth';
import { browserApi } from '@/lib/api/browser';
import { isApiFailure } from '@/lib/api/failure';
import { readRefreshToken, removeTabState } from '@/lib/api/tokens';
import { subscribeHere } from '@/lib/newsletter/mutations';
import { queryClient } from '@/lib/react-query/query-client';
import { authPath, homePath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { currentIdentity } from './identity';
import { clearTokens, keepTokens } from './keep-tokens';
import { startLeaving } from './leaving';
import { ensureSession } from './renew-session';
import { expectWelcome } from './welcome';

/** §4: so long after the tokens have been cleared a guest's session is begun. */
const settleMs = 100;

/**
 * The guest's token goes along, and with it the basket; one that has expired counts as none. What was fetched for one
 * visitor is nothing for the next.
 */
async function startSession(site: SiteRules, asking: Promise<Tokens>): Promise<void> {
  const tokens = await asking;
  // Before anybody hears of the next one, who would have it fetched anew.
  queryClient().clear();
  keepTokens(site, tokens);
}

/** @throws ApiFailure `invalid-credentials`, `customer-suspended`, `too-many-requests` */
export async function signIn(
  site: SiteRules,
  credentials: { email: string; password: string },
): Promise<void> {
  const grant = { id: credentials.email, secret: credentials.password, grantType: 'Password' } as const;
  await startSession(site, browserApi(site).send(calls.signIn, { items: [grant] }));
}

/** An account that a press before has made, whose answer got lost, is that of whoever knows its password. */
async function makeAccount(site: SiteRules, input: SignUpInput): Promise<void> {
  try {
    await startSession(site, browserApi(site).send(calls.signUp, { items: [input] }));
  } catch (error) {
    if (!isApiFailure(error) || error.code !== 'email-taken') throw error;
    await signIn(site, input).catch(() => {
      throw error;
    });
  }
}

/** Signs in where the password is that of the account there is. @throws ApiFailure `email-taken` and problems by field */
export async function signUp(
  site: SiteRules,
  { newsletter, ...input }: SignUpInput & { newsletter: boolean },
): Promise<void> {
  await makeAccount(site, input);
  expectWelcome(site);
  if (!newsletter) return;
  // The account exists: a newsletter that cannot be asked for now must not look like a failure of that.
  await subscribeHere(site.code, input.email, 'sign-up').catch(() => undefined);
}

/** Where signing out leads to (§4). */
function afterSignOut({ code, afterSignOut: page }: SiteRules): string {
  return page === 'sign-in' ? authPath(code, 'sign-in') : homePath(code);
}

/** What this tab knows about who was signed in. */
export function forgetCustomer(site: SiteRules): void {
  queryClient().clear();
  clearTokens(site);
  removeTabState(site);
}

/**
 * Ends the session here whatever the API says, goes on as a guest and opens the home page anew, or sign-in on a site for
 * businesses (§4). @param to another page to open
 */
export async function signOut(site: SiteRules, to = afterSignOut(site)): Promise<void> {
  const refreshToken = readRefreshToken(site);
  // Who signs out is signed out here; a token that the API was not told of ends by itself.
  if (refreshToken)
    await browserApi(site)
      .send(calls.signOut, { items: [{ refreshToken }], token: null })
      .catch(() => undefined);
  startLeaving();
  forgetCustomer(site);
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  // Without a guest's session now, the next call asks for one, and says so if it cannot.
  await ensureSession(site).catch(() => undefined);
  window.location.assign(to);
}

/** The answer is the same whether there is an account or not. @throws ApiFailure */
export async function requestPasswordReset(site: SiteRules, email: string): Promise<void> {
  await browserApi(site).send(calls.requestPasswordReset, { items: [{ email }], token: null });
}

/** All sessions of the account have ended with that; the one here is not waited for until its token is refused. @throws ApiFailure `reset-link-expired` */
export async function resetPassword(
  site: SiteRules,
  input: { token: string; password: string },
): Promise<void> {
  const { email } = await browserApi(site).send(calls.resetPassword, { items: [input], token: null });
  if (currentIdentity(site)?.email === email) forgetCustomer(site);
}
