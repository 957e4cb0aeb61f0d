import { boolean, type InferType, object } from 'yup';
import { addressSchema } from '@/api/contract/address';
import { forEachField } from '@/api/contract/address-fields';
import type { CountryCode } from '@/api/contract/sites';
import type { AddressModel, AddressValues } from './models';

/** The first step of checkout: where it goes, and where the invoice goes when that differs. */
export const checkoutAddressSchema = object({
  shipping: addressSchema.required(),
  billingDiffers: boolean().required(),
  billing: addressSchema.when('billingDiffers', {
    is: true,
    // biome-ignore lint/suspicious/noThenProperty: yup's name for the branch.
    then: (schema) => schema.required(),
    otherwise: () => object().strip(),
  }),
});
export type AddressForm = InferType<typeof checkoutAddressSchema>;

function emptyAddress(country: CountryCode): AddressValues {
  const texts = forEachField(() => '');
  return { addressInfo: 'personal', title: 'home', ...texts, country, isMain: false };
}

/** What the form starts with: the addresses the basket names, else the newest one, else empty fields. */
export function toAddressForm(
  saved: readonly AddressModel[],
  chosen: { shippingAddressId: string | null; billingAddressId: string | null },
  country: CountryCode,
): AddressForm {
  const byId = (id: string | null) => saved.find((address) => address.id === id);
  const shipping = byId(chosen.shippingAddressId) ?? saved[0];
  const billing = byId(chosen.billingAddressId);
  const billingDiffers = Boolean(billing && billing.id !== shipping?.id);
  return {
    shipping: shipping ? shipping.values : emptyAddress(country),
    billingDiffers,
    billing: billing && billingDiffers ? billing.values : emptyAddress(country),
  };
}
