/** Plain facts of a site as components see them. */
export type { SiteCode, SiteRules } from '@/api/contract/sites';
