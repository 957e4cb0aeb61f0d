import type { Address } from '@/api/contract/address';
import { forEachField } from '@/api/contract/address-fields';

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
