import { queryOptions } from '@tanstack/react-query';
import { listAddresses } from '@/api/contract/calls/addresses';
import { hasSession } from '@/lib/api/tokens';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { AddressModel } from './models';
import { toAddress } from './to-address';

export const addressKeys = {
  all: (site: string) => ['addresses', site],
};

/** The address book of the visitor, guests included; empty without a session. */
export function addressesQuery(site: SiteRules) {
  return queryOptions<AddressModel[]>({
    queryKey: addressKeys.all(site.code),
    queryFn: async () => {
      if (!hasSession(site)) return [];
      return (await withSession(site, (api) => api.send(listAddresses))).map(toAddress);
    },
    retry: false,
  });
}
