import { signIn } from '@/api/contract/calls/auth';
import { browserApi } from '@/lib/api/browser';
import { readAccessToken } from '@/lib/api/tokens';
import type { SiteRules } from '@/lib/sites/models';
import { claimsOf, readIdentity } from './identity';
import { keepTokens } from './keep-tokens';

const oldAfterMs = 7 * 86_400_000;

function isOld(token: string): boolean {
  const claims = claimsOf(token);
  const issuedAt = typeof claims === 'object' && claims !== null && 'iat' in claims ? claims.iat : null;
  return typeof issuedAt === 'number' && Date.now() - issuedAt * 1000 > oldAfterMs;
}

/**
 * Has a guest stay the same one: their token lasts thirty days, and nothing else renews it. Without that their basket would
 * be gone a month after the first visit, in the middle of whatever they do.
 */
export async function renewOldGuest(site: SiteRules): Promise<void> {
  const token = readAccessToken(site);
  if (token === null || readIdentity(token)?.type !== 'Guest' || !isOld(token)) return;
  const guest = { id: '', secret: '', grantType: 'Guest' } as const;
  const tokens = await browserApi(site).send(signIn, { items: [guest] });
  // Somebody may have signed in meanwhile.
  if (readAccessToken(site) === token) keepTokens(site, tokens);
}
