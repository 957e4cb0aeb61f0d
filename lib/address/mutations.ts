import type { Address, AddressInput } from '@/api/contract/address';
import type { SiteRules } from '@/api/contract/sites';
import { withSession } from '@/lib/auth/session';

/** Saves the address under `id`, or as a new one; returns it with its id. */
export async function saveAddress(
  site: SiteRules,
  address: AddressInput,
  id: string | null,
): Promise<Address> {
  const [saved] = await withSession(site, (api) =>
    id === null
      ? api.post<Address>('customeraddress', [address])
      : api.put<Address>('customeraddress', [{ ...address, id }]),
  );
  if (!saved) throw new Error('the saved address is missing in the answer');
  return saved;
}

export async function deleteAddress(site: SiteRules, id: string): Promise<void> {
  await withSession(site, (api) => api.delete(`customeraddress/${encodeURIComponent(id)}`));
}

export async function makeMainAddress(site: SiteRules, id: string): Promise<void> {
  const path = `customeraddresssetasdefault/${encodeURIComponent(id)}`;
  await withSession(site, (api) => api.put<Address>(path, [{}]));
}
