import type { TokenClaims } from './contract/auth.ts';
import type { Language, SiteRules } from './contract/sites.ts';

/** What every call has: its shop, and the language in which it is answered. */
export type RequestContext = { site: SiteRules; language: Language };

/** With a token, of a guest or a customer: whose basket, addresses and orders. */
export type ShopperContext = RequestContext & { claims: Pick<TokenClaims, 'sub'> };
