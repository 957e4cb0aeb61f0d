import * as calls from '@/api/contract/calls/addresses';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { AddressModel, AddressValues } from './models';
import { toAddress } from './to-address';

/** Saves the address under `id`, or as a new one; returns it with its id. */
export async function saveAddress(
  site: SiteRules,
  address: AddressValues,
  id: string | null,
): Promise<AddressModel> {
  const [saved] = await withSession(site, (api) =>
    id === null
      ? api.send(calls.addAddresses, { items: [address] })
      : api.send(calls.changeAddresses, { items: [{ ...address, id }] }),
  );
  if (!saved) throw new Error('the saved address is missing in the answer');
  return toAddress(saved);
}

export async function deleteAddress(site: SiteRules, id: string): Promise<void> {
  await withSession(site, (api) => api.send(calls.removeAddress, { id }));
}

export async function makeMainAddress(site: SiteRules, id: string): Promise<void> {
  await withSession(site, (api) => api.send(calls.makeMainAddress, { id }));
}
