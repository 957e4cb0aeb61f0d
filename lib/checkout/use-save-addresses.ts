'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteRules } from '@/api/contract/sites';
import type { AddressModel } from '@/lib/address/models';
import { saveAddress } from '@/lib/address/mutations';
import { addressKeys } from '@/lib/address/queries';
import { type AddressForm, checkoutAddressSchema } from '@/lib/address/schema';
import type { BasketModel } from '@/lib/basket/models';
import { useUpdateBasket } from '@/lib/basket/use-basket-changes';

/** Saves the addresses and names them in the basket. `save` answers whether it worked; the form stays either way. */
export function useSaveAddresses(site: SiteRules, basket: BasketModel) {
  const client = useQueryClient();
  const { update } = useUpdateBasket(site);
  const mutation = useMutation<void, Error, AddressForm>({
    mutationFn: async (form) => {
      const { shipping, billing, billingDiffers } = checkoutAddressSchema.cast(form);
      const hasOwnBilling = basket.billingAddressId !== basket.shippingAddressId;
      const saved: AddressModel[] = [await saveAddress(site, shipping, basket.shippingAddressId)];
      if (billingDiffers) {
        saved.push(await saveAddress(site, billing, hasOwnBilling ? basket.billingAddressId : null));
      }
      const ids = saved.map((address) => address.id);
      client.setQueryData(addressKeys.all(site.code), saved);
      await update({ shippingAddressId: ids[0] ?? null, billingAddressId: ids[1] ?? ids[0] ?? null });
    },
  });
  const save = (form: AddressForm) =>
    mutation.mutateAsync(form).then(
      () => true,
      () => false,
    );
  return { save, error: mutation.error };
}
