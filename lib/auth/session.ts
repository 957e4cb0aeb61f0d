import { browserApi } from '@/lib/api/browser';
import type { ApiClient } from '@/lib/api/client';
import { isApiFailure } from '@/lib/api/failure';
import { hasSession, readAccessToken } from '@/lib/api/tokens';
import type { SiteRules } from '@/lib/sites/models';

/** Fetched when it is needed, at the first visit and when a token has expired: no page waits for it. */
const renewal = () => import('./renew-session');

/** A wrong password is a 401 too, and no reason to give up the session. */
function isRefusedToken(error: unknown): boolean {
  return isApiFailure(error) && error.status === 401 && error.code !== 'invalid-credentials';
}

/**
 * Makes a call that needs a session. A token that the API no longer accepts (401) is replaced and the call made once
 * more; any other failure, a 5xx above all, leaves the session as it is.
 */
export async function withSession<T>(site: SiteRules, call: (api: ApiClient) => Promise<T>): Promise<T> {
  if (!hasSession(site)) await (await renewal()).ensureSession(site);
  const token = readAccessToken(site);
  try {
    return await call(browserApi(site));
  } catch (error) {
    if (!isRefusedToken(error)) throw error;
    await (await renewal()).renewSession(site, token);
    return call(browserApi(site));
  }
}
