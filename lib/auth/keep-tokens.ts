import type { Tokens } from '@/api/contract/auth';
import { removeTokens, writeTokens } from '@/lib/api/tokens';
import type { SiteRules } from '@/lib/sites/models';
import { forgetEndedSession } from './ended-session';
import { publishIdentity } from './publish-identity';
import { writeRoleCookie } from './role-cookie';

/** Stores tokens and tells everybody who shows the visitor's name or has pages for customers. */
export function keepTokens(site: SiteRules, tokens: Tokens): void {
  writeTokens(site, tokens);
  if (tokens.refreshToken) forgetEndedSession(site);
  writeRoleCookie(site);
  publishIdentity();
}

export function clearTokens(site: SiteRules): void {
  removeTokens(site);
  writeRoleCookie(site);
  publishIdentity();
}
