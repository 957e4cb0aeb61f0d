import type { Inputs } from './inputs';

export const gb: Inputs = {
  address: {
    email: 'uk.shopper@example.com',
    phone: '020 7946 0958',
    firstName: 'Anna',
    lastName: 'Jones',
    zipCode: 'SW1A 1AA',
    houseNumber: '14',
    street: 'Whitehall',
    city: 'London',
  },
  other: { street: 'Strand', city: 'Oxford' },
  searches: { sofa: 'sofa', oak: 'oak', misspelt: 'cornre sofa' },
};
