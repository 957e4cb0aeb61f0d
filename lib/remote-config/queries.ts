import { queryOptions } from '@tanstack/react-query';
import type { SiteCode } from '@/lib/sites/models';
import { readPageConfig } from './page-config';

/** Null when it cannot be had: what hangs on it stays off. */
export const pageConfigQuery = (site: SiteCode) =>
  queryOptions({
    queryKey: ['page-config', site],
    queryFn: () => readPageConfig(site),
    staleTime: Number.POSITIVE_INFINITY,
  });
