import type { TokenClaims } from '../contract/auth.ts';
import type { SiteRules } from '../contract/sites.ts';
import type { Services } from '../services.ts';
import { ApiError } from './api-error.ts';
import { checkSignIn } from './check-sign-in.ts';
import type { RouteAuth } from './route.ts';

async function readClaims(header: string | null, site: SiteRules, services: Services) {
  if (!header) throw new ApiError('token-missing');
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header.trim())?.[1];
  if (!token) throw new ApiError('token-invalid');
  const claims = await services.tokens.verify(token, site.code);
  await checkSignIn(claims, services);
  return claims;
}

/**
 * Checks the bearer token of a call (§6), and that the sign-in it comes from still stands.
 * @throws ApiError `token-missing`, `token-invalid`, `token-expired` or `access-denied`
 */
export async function authorise(
  header: string | null,
  auth: RouteAuth,
  site: SiteRules,
  services: Services,
): Promise<TokenClaims | null> {
  if (auth === 'none') return null;
  if (auth === 'optional')
    return readClaims(header, site, services).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
  const claims = await readClaims(header, site, services);
  if (auth === 'customer' && claims.type !== 'Customer') throw new ApiError('access-denied');
  if (auth === 'admin' && claims.type !== 'Admin') throw new ApiError('access-denied');
  return claims;
}
