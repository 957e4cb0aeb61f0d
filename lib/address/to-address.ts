import type { Address } from '@/api/contract/address';
import { addressLine, toAddressLines } from '@/api/contract/address-lines';
import type { AddressModel } from './models';
import { withWholeZipCode } from './whole-zip-code';

export function toAddress({ id, ...values }: Address): AddressModel {
  return {
    id,
    isMain: values.isMain,
    name: addressLine(values, 'name'),
    street: addressLine(values, 'street'),
    city: values.city,
    summary: withWholeZipCode(toAddressLines(values, 'summary'), values.zipCode).join(', '),
    values,
  };
}

/** The lines of a card in the address book, below the name. @param country its name in the language of the page */
export function toBookLines({ values }: AddressModel, country: string): string[] {
  return withWholeZipCode(toAddressLines(values, 'book', country), values.zipCode);
}
