import { queryOptions } from '@tanstack/react-query';
import { listSessions, readCustomer } from '@/api/contract/calls/customer';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { CustomerModel, SessionModel } from './models';
import { toCustomer } from './to-customer';

/** The signed-in customer (§3). */
export function customerQuery(site: SiteRules) {
  return queryOptions<CustomerModel>({
    queryKey: ['customer', site.code],
    queryFn: async () => toCustomer(await withSession(site, (api) => api.send(readCustomer))),
  });
}

/** Where the customer is signed in, the latest first. */
export function sessionsQuery(site: SiteRules) {
  return queryOptions<SessionModel[]>({
    queryKey: ['sessions', site.code],
    queryFn: () => withSession(site, (api) => api.send(listSessions)),
  });
}
