import { boolean, type InferType, object } from 'yup';
import { type Address, type AddressInput, addressSchema } from '@/api/contract/address';
import type { CountryCode } from '@/api/contract/sites';

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

function emptyAddress(country: CountryCode): AddressInput {
  return {
    addressInfo: 'personal',
    title: 'home',
    firstName: '',
    lastName: '',
    companyName: '',
    email: '',
    phone: '',
    street: '',
    houseNumber: '',
    addition: '',
    zipCode: '',
    district: '',
    county: '',
    city: '',
    country,
    isMain: false,
  };
}

function withoutId({ id: _id, ...address }: Address): AddressInput {
  return address;
}

/** What the form starts with: the addresses the basket names, else the newest one, else empty fields. */
export function toAddressForm(
  saved: readonly Address[],
  chosen: { shippingAddressId: string | null; billingAddressId: string | null },
  country: CountryCode,
): AddressForm {
  const byId = (id: string | null) => saved.find((address) => address.id === id);
  const shipping = byId(chosen.shippingAddressId) ?? saved[0];
  const billing = byId(chosen.billingAddressId);
  const billingDiffers = Boolean(billing && billing.id !== shipping?.id);
  return {
    shipping: shipping ? withoutId(shipping) : emptyAddress(country),
    billingDiffers,
    billing: billing && billingDiffers ? withoutId(billing) : emptyAddress(country),
  };
}
