import type { SiteCode } from '../api/contract/sites.ts';
import { commerce as b2bTr } from './b2bTr/commerce.ts';
import { commerce as be } from './be/commerce.ts';
import { commerce as cz } from './cz/commerce.ts';
import { commerce as de } from './de/commerce.ts';
import { commerce as nl } from './nl/commerce.ts';
import type { SiteCommerce } from './site-types.ts';
import { commerce as tr } from './tr/commerce.ts';
import { commerce as uk } from './uk/commerce.ts';

/** What only the API needs. */
export const siteCommerce: Readonly<Record<SiteCode, SiteCommerce>> = { nl, be, de, uk, cz, tr, b2bTr };
