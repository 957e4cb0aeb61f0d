import { defaultSite, isSiteCode, type SiteRules } from '@/api/contract/sites';
import { siteRules } from '@/sites/rules';

/** The rules of the site that the first part of an address names; those of `defaultSite` where it names none. */
export function rulesOf(code: unknown): SiteRules {
  return siteRules[typeof code === 'string' && isSiteCode(code) ? code : defaultSite];
}
