'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formFields } from '@/lib/address/form-fields';
import type { AddressModel } from '@/lib/address/models';
import { saveAddress } from '@/lib/address/mutations';
import { addressKeys } from '@/lib/address/queries';
import { type AddressForm, checkoutAddressSchema, toTypedAddress } from '@/lib/address/schema';
import { refusalText } from '@/lib/api/error-text';
import { placeFailure } from '@/lib/api/place-failure';
import type { BasketModel } from '@/lib/basket/models';
import { useUpdateBasket } from '@/lib/basket/use-basket-changes';
import type { SiteRules } from '@/lib/sites/models';

type Part = 'shipping' | 'billing';
export const partFields = [...formFields.map(({ name }) => name), 'country'] as const;
/** A field of the form and what the API says of it. */
export type RefusedField = { name: `${Part}.${(typeof partFields)[number]}`; message: string };

/** What the API has refused of one of the two addresses. */
class RefusedAddress extends Error {
  readonly fields: readonly RefusedField[];
  /** What it says of the whole, or of no field of the form. */
  readonly above: string | null;

  constructor(part: Part, cause: unknown) {
    super('the address was refused', { cause });
    const { beside, above } = placeFailure(cause, partFields, '');
    this.fields = beside.map(({ field, message }) => ({ name: `${part}.${field}` as const, message }));
    this.above = above;
  }
}

async function orRefused(part: Part, saving: Promise<AddressModel>): Promise<AddressModel> {
  try {
    return await saving;
  } catch (error) {
    throw new RefusedAddress(part, error);
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
      const saved = [
        await orRefused('shipping', saveAddress(site, toTypedAddress(shipping), shippingAddressId)),
      ];
      if (billingDiffers)
        saved.push(await orRefused('billing', saveAddress(site, toTypedAddress(billing), billingId)));
      const ids = saved.map((address) => address.id);
      client.setQueryData(addressKeys.all(site.code), saved);
      await update({ shippingAddressId: ids[0] ?? null, billingAddressId: ids[1] ?? ids[0] ?? null });
    },
  });
  const { error } = mutation;
  const above = error instanceof RefusedAddress ? error.above : (refusalText(error) ?? '');
  /** Answers whether it worked; where the API names fields, what it says of them. */
  const save = (form: AddressForm): Promise<true | readonly RefusedField[]> =>
    mutation.mutateAsync(form).then(
      () => true,
      (failure) => (failure instanceof RefusedAddress ? failure.fields : []),
    );
  /** What is to be said above the form, `generic` where nobody has words for it; null while nothing is. */
  const failureText = (generic: string) => (error && above !== null ? above || generic : null);
  return { save, failureText };
}
