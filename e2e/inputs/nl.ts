import type { Inputs } from './inputs';

export const nl: Inputs = {
  address: {
    email: 'anna.jansen@example.nl',
    phone: '06 12345678',
    firstName: 'Anna',
    lastName: 'Jansen',
    zipCode: '3512 JE',
    houseNumber: '14',
    street: 'Domplein',
    city: 'Utrecht',
  },
  other: { street: 'Oudegracht', city: 'Zeist' },
  searches: { sofa: 'bank', oak: 'eiken', misspelt: 'hoekbnak' },
};
