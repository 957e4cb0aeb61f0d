import { isSiteCode, type SiteRules, siteRules } from '@/api/contract/sites';

/** The rules of the site that the first part of an address names; those of the first site where it names none. */
export function rulesOf(code: unknown): SiteRules {
  return siteRules[typeof code === 'string' && isSiteCode(code) ? code : 'nl'];
}
