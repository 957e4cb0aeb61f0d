import type { SiteCode } from '../api/contract/sites.ts';
import { identity as b2bTr } from './b2bTr/identity.ts';
import { identity as be } from './be/identity.ts';
import { identity as cz } from './cz/identity.ts';
import { identity as de } from './de/identity.ts';
import { identity as nl } from './nl/identity.ts';
import type { SiteIdentity } from './site-types.ts';
import { identity as tr } from './tr/identity.ts';
import { identity as uk } from './uk/identity.ts';

/** Who a shop is and how it is reached: for mails and for pages made by the server. */
export const siteIdentities: Readonly<Record<SiteCode, SiteIdentity>> = { nl, be, de, uk, cz, tr, b2bTr };
