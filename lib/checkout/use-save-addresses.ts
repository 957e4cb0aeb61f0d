'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formFields } from '@/lib/address/form-fields';
import type { AddressModel } from '@/lib/address/models';
import { saveAddress } from '@/lib/address/mutations';
import { addressKeys } from '@/lib/address/queries';
import { type AddressForm, checkoutAddressSchema } from '@/lib/address/schema';
import { isApiFailure } from '@/lib/api/failure';
import type { BasketModel } from '@/lib/basket/models';
import { useUpdateBasket } from '@/lib/basket/use-basket-changes';
import type { SiteRules } from '@/lib/sites/models';

type Part = 'shipping' | 'billing';
/** A field of the form and what the API says of it. */
export type RefusedField = { name: `${Part}.${(typeof formFields)[number]['name']}`; message: string };

/** What the API has refused of one of the two addresses. */
class RefusedAddress extends Error {
  readonly fields: readonly RefusedField[];
  constructor(fields: readonly RefusedField[], cause: unknown) {
    super('the address was refused', { cause });
    this.fields = fields;
  }
}

async function orRefused(part: Part, saving: Promise<AddressModel>): Promise<AddressModel> {
  try {
    return await saving;
  } catch (error) {
    const told = isApiFailure(error) ? error.fields : [];
    const fields = told.flatMap(({ property, message }) => {
      const field = formFields.find(({ name }) => name === property);
      return field ? [{ name: `${part}.${field.name}` as const, message }] : [];
    });
    throw fields.length > 0 ? new RefusedAddress(fields, error) : error;
  }
}

/** Saves the addresses and names them in the basket. The form stays as it is until that has worked. */
export function useSaveAddresses(site: SiteRules, basket: BasketModel) {
  const client = useQueryClient();
  const { update } = useUpdateBasket(site);
  const mutation = useMutation<void, Error, AddressForm>({
    mutationFn: async (form) => {
      const { shipping, billing, billingDiffers } = checkoutAddressSchema.cast(form);
      const { shippingAddressId, billingAddressId } = basket;
      const billingId = billingAddressId === shippingAddressId ? null : billingAddressId;
      const saved = [await orRefused('shipping', saveAddress(site, shipping, shippingAddressId))];
      if (billingDiffers) saved.push(await orRefused('billing', saveAddress(site, billing, billingId)));
      const ids = saved.map((address) => address.id);
      client.setQueryData(addressKeys.all(site.code), saved);
      await update({ shippingAddressId: ids[0] ?? null, billingAddressId: ids[1] ?? ids[0] ?? null });
    },
  });
  /** Answers whether it worked; where the API names fields, what it says of them. */
  const save = (form: AddressForm): Promise<true | readonly RefusedField[]> =>
    mutation.mutateAsync(form).then(
      () => true,
      (error) => (error instanceof RefusedAddress ? error.fields : []),
    );
  return { save, hasFailed: mutation.isError && !(mutation.error instanceof RefusedAddress) };
}
