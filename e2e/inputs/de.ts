import type { Inputs } from './inputs';

export const de: Inputs = {
  address: {
    email: 'de.shopper@example.com',
    phone: '030 12345678',
    firstName: 'Anna',
    lastName: 'Fischer',
    zipCode: '10117',
    houseNumber: '14',
    street: 'Unter den Linden',
    city: 'Berlin',
  },
  other: { street: 'Friedrichstraße', city: 'Potsdam' },
  searches: { sofa: 'sofa', oak: 'eiche', misspelt: 'ecksfoa' },
};
