import type { TokenClaims } from '../contract/auth.ts';
import type { SiteCode, SiteRules } from '../contract/sites.ts';

/** Whose basket, address or order: the `sub` of the token, on one site. Every statement on them asks for it. */
export type Owner = { ownerId: string; site: SiteCode };

export function ownerOf({ claims, site }: { claims: Pick<TokenClaims, 'sub'>; site: SiteRules }): Owner {
  return { ownerId: claims.sub, site: site.code };
}
