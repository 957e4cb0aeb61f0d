import { boolean, type InferType, object, string } from 'yup';
import { addressSchema } from '@/api/contract/address';
import { factsOf, forEachField } from '@/api/contract/address-fields';
import { oneLine } from '@/api/contract/plain-text';
import { hasTaxOffices } from '@/api/contract/tax-number';
import { isForBusinesses } from '@/lib/sites/is-for-businesses';
import type { SiteRules } from '@/lib/sites/models';
import { hasCityList } from './cities';
import type { AddressModel, AddressValues } from './models';
import { writeZipCode } from './write-zip-code';

/** Where counties are listed, an address without one is not found; those that were saved before have none. */
const typedAddressSchema = addressSchema.shape({
  county: oneLine()
    .max(factsOf('county').max)
    .default('')
    .test({
      name: 'required',
      message: 'required',
      test: (county, { parent }) => !hasCityList(parent.country) || Boolean(county),
    }),
});

/** Whom an invoice is for is asked for no e-mail address and no phone: what was ordered is mailed and called about. */
const invoiceAddressSchema = typedAddressSchema.shape({
  email: string().default(''),
  phone: string().default(''),
});

/** The first step of checkout: where it goes, and where the invoice goes when that differs. */
export const checkoutAddressSchema = object({
  shipping: typedAddressSchema.required(),
  billingDiffers: boolean().required(),
  billing: invoiceAddressSchema.when('billingDiffers', {
    is: true,
    // biome-ignore lint/suspicious/noThenProperty: yup's name for the branch.
    then: (schema) => schema.required(),
    otherwise: () => object().strip(),
  }),
  /** The saved addresses that are being used, and changed; null: a new one. */
  shippingId: string().nullable().default(null),
  billingId: string().nullable().default(null),
});
export type AddressForm = InferType<typeof checkoutAddressSchema>;

/** Where something goes by post: nobody is called about it. */
export const postalAddressSchema = checkoutAddressSchema.shape({
  shipping: typedAddressSchema.shape({ phone: oneLine().max(factsOf('phone').max).default('') }).required(),
});

type Person = Pick<AddressValues, 'firstName' | 'lastName' | 'email' | 'country'>;
type Contact = Pick<AddressValues, 'email' | 'phone'>;
type KnownBusiness = Pick<AddressValues, 'companyName' | 'vatNumber' | 'taxOffice' | 'taxNumber'>;

/**
 * An address to be filled in.
 * @param person whose it will be and where, as far as that is known
 * @param business what the account knows of the business; without a company it is a person's
 */
export function blankAddress(
  site: SiteRules,
  person: { [Field in keyof Person]?: Person[Field] | undefined } = {},
  business: Partial<KnownBusiness> = {},
): AddressValues {
  const { firstName = '', lastName = '', email = '', country = site.defaultCountry } = person;
  const isBusiness = isForBusinesses(site) || Boolean(business.companyName);
  return {
    addressInfo: isBusiness ? 'business' : 'personal',
    title: isBusiness ? 'work' : 'home',
    ...forEachField(() => ''),
    firstName,
    lastName,
    email,
    ...business,
    country,
    isMain: false,
  };
}

/** Companies were named before there was a choice of being one. */
export function toValues({ values }: AddressModel): AddressValues {
  return values.companyName === '' ? values : { ...values, addressInfo: 'business' };
}

/** What is saved of what was typed: a person has no company, and no country asks for everything, whatever was typed before. */
export function toTypedAddress(values: AddressValues): AddressValues {
  const isBusiness = values.addressInfo === 'business';
  const hasOffices = hasTaxOffices(values.country);
  return {
    ...values,
    zipCode: writeZipCode(values.zipCode, values.country),
    companyName: isBusiness ? values.companyName : '',
    vatNumber: isBusiness && !hasOffices ? values.vatNumber : '',
    taxOffice: isBusiness && hasOffices ? values.taxOffice : '',
    taxNumber: isBusiness && hasOffices ? values.taxNumber : '',
  };
}

/**
 * The address of an invoice as it is saved: with the contact of the order, unless its own is kept in the book.
 * @param before the contact of the order as it was saved before
 */
export function withContact(
  billing: AddressValues,
  contact: Contact,
  before: Contact | undefined,
): AddressValues {
  const take = (field: keyof Contact) =>
    billing[field] === '' || billing[field] === before?.[field] ? contact[field] : billing[field];
  return { ...billing, email: take('email'), phone: take('phone') };
}

/** What the form starts with: the addresses the basket names, else the main one, else empty fields. */
export function toAddressForm(
  saved: readonly AddressModel[],
  chosen: { shippingAddressId: string | null; billingAddressId: string | null },
  blank: AddressValues,
): AddressForm {
  const byId = (id: string | null) => saved.find((address) => address.id === id);
  const shipping = byId(chosen.shippingAddressId) ?? saved[0];
  const billing = byId(chosen.billingAddressId);
  const billingDiffers = Boolean(billing && billing.id !== shipping?.id);
  return {
    shipping: shipping ? toValues(shipping) : blank,
    billingDiffers,
    billing: billing && billingDiffers ? toValues(billing) : blank,
    shippingId: shipping?.id ?? null,
    billingId: billingDiffers ? (billing?.id ?? null) : null,
  };
}
