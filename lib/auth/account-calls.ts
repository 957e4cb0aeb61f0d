import type { SignUpInput, Tokens } from '@/api/contract/auth';
import type { SiteRules } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';
import { isApiFailure } from '@/lib/api/failure';
import { readRefreshToken } from '@/lib/api/tokens';
import { queryClient } from '@/lib/react-query/query-client';
import { ensureSession, forgetTokens, keepTokens } from './session';

const settleMs = 100;

/** What was fetched for one visitor is nothing for the next. */
function forgetFetched(): void {
  queryClient().clear();
}

/** Sends the guest's token, so that the basket goes along; one that has expired must keep nobody from signing in. */
async function requestTokens(site: SiteRules, path: string, item: unknown): Promise<Tokens | undefined> {
  const api = browserApi(site);
  try {
    return (await api.post<Tokens>(path, [item]))[0];
  } catch (error) {
    if (!isApiFailure(error) || (error.code !== 'token-expired' && error.code !== 'token-invalid'))
      throw error;
    return (await api.post<Tokens>(path, [item], { token: null }))[0];
  }
}

/** @throws ApiFailure `invalid-credentials`, `customer-suspended`, `too-many-requests` */
export async function signIn(
  site: SiteRules,
  credentials: { email: string; password: string },
): Promise<void> {
  const grant = { id: credentials.email, secret: credentials.password, grantType: 'Password' };
  const tokens = await requestTokens(site, 'signin', grant);
  keepTokens(site, tokens);
  forgetFetched();
}

/** @throws ApiFailure `email-taken` and problems by field */
export async function signUp(
  site: SiteRules,
  { newsletter, ...input }: SignUpInput & { newsletter: boolean },
): Promise<void> {
  const tokens = await requestTokens(site, 'signup', input);
  keepTokens(site, tokens);
  forgetFetched();
  if (!newsletter) return;
  // The account exists: a newsletter that cannot be asked for now must not look like a failure of that.
  const subscription = { email: input.email, source: 'sign-up' };
  await browserApi(site)
    .post('subscribe', [subscription])
    .catch(() => undefined);
}

/** Ends the session here whatever the API says, and goes on as a guest (§4). */
export async function signOut(site: SiteRules): Promise<void> {
  const refreshToken = readRefreshToken(site);
  if (refreshToken)
    await browserApi(site)
      .post('signout', [{ refreshToken }], { token: null })
      .catch(() => undefined);
  forgetTokens(site);
  forgetFetched();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  await ensureSession(site).catch(() => undefined);
}

/** The answer is the same whether there is an account or not. @throws ApiFailure */
export async function requestPasswordReset(site: SiteRules, email: string): Promise<void> {
  await browserApi(site).post('customerresetpwd', [{ email }], { token: null });
}

/** @throws ApiFailure `reset-link-expired` */
export async function resetPassword(
  site: SiteRules,
  input: { token: string; password: string },
): Promise<void> {
  await browserApi(site).put('customerresetpwd', [input], { token: null });
}
