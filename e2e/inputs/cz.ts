import type { Inputs } from './inputs';

export const cz: Inputs = {
  address: {
    email: 'cz.shopper@example.com',
    phone: '601 234 567',
    firstName: 'Anna',
    lastName: 'Nováková',
    zipCode: '110 00',
    houseNumber: '14',
    street: 'Vodičkova',
    city: 'Praha',
  },
  other: { street: 'Spálená', city: 'Brno' },
  searches: { sofa: 'pohovka', oak: 'dub', misspelt: 'rohvoá' },
};
