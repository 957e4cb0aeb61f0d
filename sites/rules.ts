import type { SiteCode, SiteRules } from '../api/contract/sites.ts';
import { rules as b2bTr } from './b2bTr/rules.ts';
import { rules as be } from './be/rules.ts';
import { rules as cz } from './cz/rules.ts';
import { rules as de } from './de/rules.ts';
import { rules as nl } from './nl/rules.ts';
import { rules as tr } from './tr/rules.ts';
import { rules as uk } from './uk/rules.ts';

/** Those of `defaultSite`, for browsers: what else is in its file would come along. */
export { rules as defaultRules } from './nl/rules.ts';

/** What everybody needs to know of a site. Browsers load it: each fact here is paid for by every visitor. */
export const siteRules: Readonly<Record<SiteCode, SiteRules>> = { nl, be, de, uk, cz, tr, b2bTr };
