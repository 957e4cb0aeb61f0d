import type { SiteCode } from '@/lib/sites/models';
import { siteOf } from '@/sites/editions';

/** Where the form is sent by a browser without scripts. */
export function formAddress(site: SiteCode): string {
  return `/api/${siteOf(site).code}/subscribe/form`;
}
