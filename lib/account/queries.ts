import { queryOptions } from '@tanstack/react-query';
import type { Customer } from '@/api/contract/customer';
import type { SiteRules } from '@/api/contract/sites';
import { withSession } from '@/lib/auth/session';

/** The signed-in customer (§3). */
export function customerQuery(site: SiteRules) {
  return queryOptions<Customer | null>({
    queryKey: ['customer', site.code],
    queryFn: async () => (await withSession(site, (api) => api.get<Customer>('customer')))[0] ?? null,
  });
}
