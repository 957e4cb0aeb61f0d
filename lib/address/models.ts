import type { AddressInput } from '@/api/contract/address';
import type { AddressField, AddressRow } from '@/api/contract/address-fields';

/** What is typed into the form of one address. */
export type AddressValues = AddressInput;
export { addressInfos, addressTitles } from '@/api/contract/address';
export { hasTaxOffices } from '@/api/contract/tax-number';
export type { AddressField, AddressRow };

/** An address of the address book: how it is shown, and the values it is edited with. */
export type AddressModel = {
  id: string;
  isMain: boolean;
  name: string;
  /** Street, house number and addition. */
  street: string;
  city: string;
  /** On one line. */
  summary: string;
  values: AddressValues;
};
