import type { QueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@/lib/api/failure';
import type { SiteRules } from '@/lib/sites/models';
import { formFields } from './form-fields';
import type { AddressModel, AddressValues } from './models';
import { saveAddress } from './mutations';
import { addressesQuery } from './queries';

const compared = [...formFields.map(({ name }) => name), 'addressInfo', 'title', 'country'] as const;

/** Whether both name the same person at the same place; however they were typed. */
function isSame(one: AddressValues, other: AddressValues): boolean {
  const bare = (value: string) => value.replaceAll(/\s/g, '').toLowerCase();
  return compared.every((name) => bare(one[name]) === bare(other[name]));
}

/**
 * Saves an address under its id, or as a new one. What the book has already is not put into it twice: an answer may have got
 * lost, and the address be there. Then the book is read anew before the next try.
 */
export async function keepAddress(
  client: QueryClient,
  site: SiteRules,
  values: AddressValues,
  id: string | null,
): Promise<AddressModel> {
  const query = addressesQuery(site);
  const { queryKey } = query;
  const isOld = client.getQueryState(queryKey)?.isInvalidated === true;
  const book =
    (isOld ? await client.fetchQuery({ ...query, networkMode: 'always' }) : client.getQueryData(queryKey)) ??
    [];
  const known =
    book.find((address) => address.id === id) ?? book.find((address) => isSame(address.values, values));
  try {
    return await saveAddress(site, { ...values, isMain: known?.isMain ?? false }, known?.id ?? null);
  } catch (error) {
    if (isApiFailure(error) && error.canRetry) void client.invalidateQueries({ queryKey });
    throw error;
  }
}
