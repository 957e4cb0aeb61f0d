/** What components know of a site: its code, its rules, and the codes within them. */
export type { CountryCode, Language, SiteCode, SiteRules } from '@/api/contract/sites';
