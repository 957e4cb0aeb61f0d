import { queryOptions } from '@tanstack/react-query';
import type { Address } from '@/api/contract/address';
import { listAddresses } from '@/api/contract/calls/addresses';
import type { SiteRules } from '@/api/contract/sites';
import { hasSession } from '@/lib/api/tokens';
import { withSession } from '@/lib/auth/session';

export const addressKeys = {
  all: (site: string) => ['addresses', site],
};

/** The address book of the visitor, guests included; empty without a session. */
export function addressesQuery(site: SiteRules) {
  return queryOptions<Address[]>({
    queryKey: addressKeys.all(site.code),
    queryFn: async () => (hasSession(site) ? withSession(site, (api) => api.send(listAddresses)) : []),
    retry: false,
  });
}
