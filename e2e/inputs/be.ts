import type { Inputs } from './inputs';

export const be: Inputs = {
  address: {
    email: 'be.shopper@example.com',
    phone: '0470 12 34 56',
    firstName: 'Anna',
    lastName: 'Peeters',
    zipCode: '1000',
    houseNumber: '14',
    street: 'Wetstraat',
    city: 'Brussel',
  },
  other: { street: 'Nieuwstraat', city: 'Gent' },
  searches: { sofa: 'bank', oak: 'eiken', misspelt: 'hoekbnak' },
};
