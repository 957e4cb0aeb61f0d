import { signIn } from '@/api/contract/calls/auth';
import { browserApi } from '@/lib/api/browser';
import { isApiFailure } from '@/lib/api/failure';
import { hasSession, readAccessToken, readRefreshToken } from '@/lib/api/tokens';
import type { SiteRules } from '@/lib/sites/models';
import { siteOf } from '@/sites/editions';
import { noteEndedSession } from './ended-session';
import { currentIdentity } from './identity';
import { clearTokens, keepTokens } from './keep-tokens';

const pending = new Map<string, Promise<void>>();

/** Runs `work` once for all who ask for it at the same time. */
function together(key: string, work: () => Promise<void>): Promise<void> {
  const running = pending.get(key);
  if (running) return running;
  const started = work().finally(() => pending.delete(key));
  pending.set(key, started);
  return started;
}

/** With no stored token a guest token is requested, once for all callers; a stored one is reused (§4). */
export async function ensureSession(site: SiteRules): Promise<void> {
  if (!hasSession(site)) await together(`guest:${site.code}`, () => requestGuestTokens(site));
}

async function requestGuestTokens(site: SiteRules): Promise<void> {
  const guest = { id: '', secret: '', grantType: 'Guest' } as const;
  keepTokens(site, await browserApi(site).send(signIn, { items: [guest], token: null }));
}

/**
 * Signs in again with the customer's e-mail and the refresh token (§4). One tab does it for all: whoever waited finds
 * the new tokens. Forgetting the old ones has others call at once, who must become the same guest. Only an answer that
 * refuses the refresh token ends the session; a failure leaves it as it is, and so does an answer that comes after somebody
 * has signed in or out.
 */
async function renewTokens(site: SiteRules, refused: string | null): Promise<void> {
  const refreshToken = readRefreshToken(site);
  // Another tab was quicker.
  if (readAccessToken(site) !== refused && hasSession(site)) return;
  if (!refreshToken) {
    clearTokens(site);
    return ensureSession(site);
  }
  const id = currentIdentity(site)?.email ?? '';
  const grant = { id, secret: refreshToken, grantType: 'RefreshToken' } as const;
  const isSameSession = () => readRefreshToken(site) === refreshToken;
  try {
    const tokens = await browserApi(site).send(signIn, { items: [grant], token: null });
    if (isSameSession()) return keepTokens(site, tokens);
  } catch (error) {
    if (!isApiFailure(error) || (error.status !== 401 && error.status !== 403)) throw error;
    if (isSameSession()) {
      clearTokens(site);
      noteEndedSession(site);
    }
  }
  await ensureSession(site);
}

export function renewSession(site: SiteRules, refused: string | null): Promise<void> {
  const lock = `linden.${siteOf(site.code).code}.session`;
  return together(lock, async () => {
    if (!navigator.locks) return renewTokens(site, refused);
    await navigator.locks.request(lock, () => renewTokens(site, refused));
  });
}
