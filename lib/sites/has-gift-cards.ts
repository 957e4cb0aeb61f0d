import { isForBusinesses } from './is-for-businesses';
import type { SiteRules } from './models';

/** Whether gift cards are sold and taken: where people buy. Of which amounts, the API knows (a test compares). */
export function hasGiftCards(site: Pick<SiteRules, 'afterSignOut'>): boolean {
  return !isForBusinesses(site);
}
