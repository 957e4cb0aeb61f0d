import { queryOptions } from '@tanstack/react-query';
import { readCustomer } from '@/api/contract/calls/customer';
import type { Customer } from '@/api/contract/customer';
import type { SiteRules } from '@/api/contract/sites';
import { withSession } from '@/lib/auth/session';

/** The signed-in customer (§3). */
export function customerQuery(site: SiteRules) {
  return queryOptions<Customer>({
    queryKey: ['customer', site.code],
    queryFn: () => withSession(site, (api) => api.send(readCustomer)),
  });
}
