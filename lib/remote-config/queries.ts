import { queryOptions } from '@tanstack/react-query';
import { soon } from '@/lib/api/soon';
import type { SiteCode } from '@/lib/sites/models';
import { readPageConfig } from './page-config';

/** Null when it cannot be had soon: what hangs on it stays off, for nothing may push a form down later. */
export const pageConfigQuery = (site: SiteCode) =>
  queryOptions({
    queryKey: ['page-config', site],
    queryFn: () => soon(readPageConfig(site), 3000),
    staleTime: Number.POSITIVE_INFINITY,
  });
