import { siteCommerce } from '@/sites/commerce';
import { siteOf } from '@/sites/editions';
import type { SiteCode } from './models';

/** Working days that samples take by post, as texts name them. */
export function samplesByPost(code: SiteCode): { first: number; last: number } {
  const [first, last] = siteCommerce[siteOf(code).code].letterDays;
  return { first, last };
}
