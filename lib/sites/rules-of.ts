import { findEdition } from '@/sites/editions';
import { defaultRules } from '@/sites/rules';
import type { SiteRules } from './models';

/** The rules of the site that the first part of an address names; those of `defaultSite` where it names none. */
export function rulesOf(code: unknown): SiteRules {
  return findEdition(code) ?? defaultRules;
}
