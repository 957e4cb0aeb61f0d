import type { SiteCode } from '@/lib/sites/models';

export const productKeys = {
  availability: (site: SiteCode, vsin: string) => ['product', site, vsin, 'availability'] as const,
  reviews: (site: SiteCode, vsin: string, page: number) => ['product', site, vsin, 'reviews', page] as const,
};
