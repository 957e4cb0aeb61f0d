import { queryOptions } from '@tanstack/react-query';
import type { SiteCode } from '@/lib/sites/models';
import type { PageConfig } from './models';
import { readPageConfig } from './page-config';

/** Whoever buys does not wait longer for a switch. */
const mostMs = 3000;

function readSoon(site: SiteCode): Promise<PageConfig | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), mostMs));
  return Promise.race([readPageConfig(site), late]);
}

/** Null when it cannot be had soon: what hangs on it stays off, for nothing may push a form down later. */
export const pageConfigQuery = (site: SiteCode) =>
  queryOptions({
    queryKey: ['page-config', site],
    queryFn: () => readSoon(site),
    staleTime: Number.POSITIVE_INFINITY,
  });
