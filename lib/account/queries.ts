import { queryOptions } from '@tanstack/react-query';
import { listSessions, readCustomer } from '@/api/contract/calls/customer';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { BusinessModel, CustomerModel, SessionModel } from './models';
import { toCustomer } from './to-customer';

/** The signed-in customer (§3). */
export function customerQuery(site: SiteRules) {
  return queryOptions<CustomerModel>({
    queryKey: ['customer', site.code],
    queryFn: async () => toCustomer(await withSession(site, (api) => api.send(readCustomer))),
  });
}

/** Whoever buys does not wait longer for fields that are filled in. */
const mostMs = 3000;

/** What new addresses begin with; null when it cannot be had soon, for a form that is being filled in is not changed. */
export function businessQuery(site: SiteRules) {
  return queryOptions<BusinessModel | null>({
    queryKey: [...customerQuery(site).queryKey, 'business'],
    queryFn: ({ client }) => {
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), mostMs));
      const known = client.fetchQuery(customerQuery(site)).then(({ business }) => business);
      return Promise.race([known.catch(() => null), late]);
    },
  });
}

/** Where the customer is signed in, the latest first. */
export function sessionsQuery(site: SiteRules) {
  return queryOptions<SessionModel[]>({
    queryKey: ['sessions', site.code],
    queryFn: () => withSession(site, (api) => api.send(listSessions)),
  });
}
