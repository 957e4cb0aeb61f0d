'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formFields } from '@/lib/address/form-fields';
import { keepAddress } from '@/lib/address/keep-address';
import type { AddressModel } from '@/lib/address/models';
import { addressesQuery } from '@/lib/address/queries';
import { type AddressForm, checkoutAddressSchema, toTypedAddress, withContact } from '@/lib/address/schema';
import { refusalText } from '@/lib/api/error-text';
import { placeFailure } from '@/lib/api/place-failure';
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

type Saving = {
  form: AddressForm;
  /** Told of each that is saved, also when the other one is refused. */
  onKept: (part: Part, id: string) => void;
};

/**
 * Saves the addresses and names them in the basket; a saved one is changed under its id, and asked again whether
 * it is delivered to. The form stays until that has worked.
 */
export function useSaveAddresses(site: SiteRules) {
  const client = useQueryClient();
  const { update } = useUpdateBasket(site);

  async function keep(part: Part, form: AddressForm, onKept: Saving['onKept']): Promise<string> {
    const id = form[`${part}Id`];
    const saved = await orRefused(part, keepAddress(client, site, toTypedAddress(form[part]), id));
    client.setQueryData(addressesQuery(site).queryKey, (all = []) => [
      ...all.map((address) => (address.id === saved.id ? saved : address)),
      ...(all.some((address) => address.id === saved.id) ? [] : [saved]),
    ]);
    onKept(part, saved.id);
    return saved.id;
  }

  const mutation = useMutation<void, Error, Saving>({
    mutationFn: async ({ form, onKept }) => {
      const typed = checkoutAddressSchema.cast(form);
      const book = client.getQueryData(addressesQuery(site).queryKey) ?? [];
      const before = book.find(({ id }) => id === typed.shippingId)?.values;
      const shippingAddressId = await keep('shipping', typed, onKept);
      // The one address of both is not overwritten by that of the invoice.
      const toBilling = () => ({
        ...typed,
        billing: withContact(typed.billing, typed.shipping, before),
        billingId: typed.billingId === shippingAddressId ? null : typed.billingId,
      });
      const billingAddressId = typed.billingDiffers
        ? await keep('billing', toBilling(), onKept)
        : shippingAddressId;
      await update({ shippingAddressId, billingAddressId });
    },
  });
  const { error } = mutation;
  const above = error instanceof RefusedAddress ? error.above : (refusalText(error) ?? '');
  /** Answers whether it worked; where the API names fields, what it says of them. */
  const save = (saving: Saving): Promise<true | readonly RefusedField[]> =>
    mutation.mutateAsync(saving).then(
      () => true,
      (failure) => (failure instanceof RefusedAddress ? failure.fields : []),
    );
  /** What is to be said above the form, `generic` where nobody has words for it; null while nothing is. */
  const failureText = (generic: string) => (error && above !== null ? above || generic : null);
  return { save, failureText };
}
