import type { SiteCode } from '@/lib/sites/models';

/** `search`: canonical parameters with type and vsin (`listingSearch`), in `page` without the page. */
export const listingKeys = {
  listing: (site: SiteCode, search: string) => ['listing', site, search] as const,
  page: (site: SiteCode, search: string, page: number) => ['listing', site, search, page] as const,
};
