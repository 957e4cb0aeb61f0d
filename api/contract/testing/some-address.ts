import type { Address } from '../address.ts';
import { forEachField } from '../address-fields.ts';

/** An address of the address book, as the API answers it. */
export const someAddress: Address = {
  id: '6f9e2f43-9a9a-4a53-9a42-0c6ef9d2b9a1',
  addressInfo: 'personal',
  title: 'home',
  ...forEachField(() => ''),
  firstName: 'Jan',
  lastName: 'de Vries',
  email: 'jan@example.nl',
  phone: '06 12345678',
  street: 'Lindenlaan',
  houseNumber: '12',
  addition: 'a',
  zipCode: '1234 AB',
  city: 'Utrecht',
  country: 'NL',
  isMain: false,
};
