/**
 * What pages take for a site: one of its languages. `be` and `be-fr` are two to them, and one to the API (`siteOf`,
 * decision 41).
 */
export type { Edition as SiteRules, EditionCode as SiteCode } from '@/sites/editions';
