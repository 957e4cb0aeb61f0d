import type { Address } from '@/api/contract/address';

export const someAddress: Address = {
  id: '6f9e2f43-9a9a-4a53-9a42-0c6ef9d2b9a1',
  addressInfo: 'personal',
  title: 'home',
  firstName: 'Jan',
  lastName: 'de Vries',
  companyName: '',
  email: 'jan@example.nl',
  phone: '06 12345678',
  street: 'Lindenlaan',
  houseNumber: '12',
  addition: 'a',
  zipCode: '1234 AB',
  district: '',
  county: '',
  city: 'Utrecht',
  country: 'NL',
  isMain: false,
};
