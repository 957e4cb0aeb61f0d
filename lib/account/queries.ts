import { queryOptions } from '@tanstack/react-query';
import { listSessions, readCustomer } from '@/api/contract/calls/customer';
import { soon } from '@/lib/api/soon';
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

/** What new addresses begin with; null when it cannot be had soon, for a form that is being filled in is not changed. */
export const businessQuery = (site: SiteRules) =>
  queryOptions({
    queryKey: [...customerQuery(site).queryKey, 'business'],
    queryFn: async ({ client }) =>
      (await soon(client.fetchQuery(customerQuery(site)), 3000))?.business ?? null,
  });

/** Where the customer is signed in, the latest first. */
export function sessionsQuery(site: SiteRules) {
  return queryOptions<SessionModel[]>({
    queryKey: ['sessions', site.code],
    queryFn: () => withSession(site, (api) => api.send(listSessions)),
  });
}
