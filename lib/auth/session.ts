import type { Tokens } from '@/api/contract/auth';
import type { SiteRules } from '@/api/contract/sites';
import { browserApi } from '@/lib/api/browser';
import { isApiFailure } from '@/lib/api/failure';
import type { ApiClient } from '@/lib/api/http';
import { hasSession, removeTokens, writeTokens } from '@/lib/api/tokens';

const pending = new Map<string, Promise<void>>();

/** With no stored token a guest token is requested, once for all callers; a stored one is reused (§4). */
export function ensureSession(site: SiteRules): Promise<void> {
  if (hasSession(site)) return Promise.resolve();
  const running = pending.get(site.code);
  if (running) return running;
  const request = requestGuestTokens(site).finally(() => pending.delete(site.code));
  pending.set(site.code, request);
  return request;
}

async function requestGuestTokens(site: SiteRules): Promise<void> {
  const guest = { id: '', secret: '', grantType: 'Guest' };
  const [tokens] = await browserApi(site).post<Tokens>('signin', [guest], { token: null });
  if (!tokens) throw new Error('the answer to signin holds no tokens');
  writeTokens(site, tokens);
}

/**
 * Makes a call that needs a session. A token that the API no longer accepts (401) is replaced and the call made once
 * more; any other failure, a 5xx above all, leaves the session as it is.
 */
export async function withSession<T>(site: SiteRules, call: (api: ApiClient) => Promise<T>): Promise<T> {
  await ensureSession(site);
  try {
    return await call(browserApi(site));
  } catch (error) {
    if (!isApiFailure(error) || error.status !== 401) throw error;
    removeTokens(site);
    await ensureSession(site);
    return call(browserApi(site));
  }
}
