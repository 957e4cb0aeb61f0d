import type { SiteCode } from '../contract/sites.ts';
import type { ShopperContext } from '../request-context.ts';

/** Whose basket, address or order: the `sub` of the token, on one site. Every statement on them asks for it. */
export type Owner = { ownerId: string; site: SiteCode };

export function ownerOf({ claims, site }: Pick<ShopperContext, 'claims' | 'site'>): Owner {
  return { ownerId: claims.sub, site: site.code };
}
