import type { SiteCode } from '../api/contract/sites.ts';
import { storefront as b2bTr } from './b2bTr/storefront.ts';
import { storefront as be } from './be/storefront.ts';
import { storefront as cz } from './cz/storefront.ts';
import { storefront as de } from './de/storefront.ts';
import { storefront as nl } from './nl/storefront.ts';
import type { SiteStorefront } from './site-types.ts';
import { storefront as tr } from './tr/storefront.ts';
import { storefront as uk } from './uk/storefront.ts';

/** What only pages need, made by the server. */
export const siteStorefront: Readonly<Record<SiteCode, SiteStorefront>> = { nl, be, de, uk, cz, tr, b2bTr };
