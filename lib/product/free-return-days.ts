import { returnDaysOf } from '@/api/contract/return-days';
import type { PublicConfig } from '@/lib/remote-config/models';
import { isForBusinesses } from '@/lib/sites/is-for-businesses';
import type { SiteRules } from '@/lib/sites/models';

/** Days within which what is not made to measure is taken back free of charge; null where businesses buy, who may not return. */
export function freeReturnDays(
  config: Pick<PublicConfig, 'freeReturnDays'> | null,
  site: Pick<SiteRules, 'afterSignOut'>,
): number | null {
  return isForBusinesses(site) ? null : returnDaysOf(config);
}
