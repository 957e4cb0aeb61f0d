import type { Inputs } from './inputs';

export const pl: Inputs = {
  address: {
    email: 'pl.shopper@example.com',
    phone: '512 345 678',
    firstName: 'Ewa',
    lastName: 'Nowak',
    zipCode: '80-001',
    houseNumber: '14',
    street: 'Długa',
    city: 'Gdańsk',
  },
  other: { street: 'Krótka', city: 'Sopot' },
  searches: { sofa: 'sofa', oak: 'oak', misspelt: 'soffa' },
};
