import { queryOptions } from '@tanstack/react-query';
import { readOrderTool } from '@/api/contract/calls/orders';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';

/** Where administrators make orders; null while the shop has no such page. Only administrators are told. */
export const orderToolQuery = (site: SiteRules) =>
  queryOptions({
    queryKey: ['order-tool', site.code],
    queryFn: async () => (await withSession(site, (api) => api.send(readOrderTool))).createOrderUrl,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
