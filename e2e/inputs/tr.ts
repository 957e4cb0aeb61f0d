import type { Inputs } from './inputs';

export const tr: Inputs = {
  address: {
    email: 'tr.shopper@example.com',
    phone: '0532 123 45 67',
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    zipCode: '34430',
    houseNumber: '14',
    street: 'İstiklal Caddesi',
    city: 'İstanbul',
  },
  county: 'Beyoğlu',
  other: { street: 'Bağdat Caddesi', city: 'Ankara' },
  searches: { sofa: 'kanepe', oak: 'meşe', misspelt: 'köşee' },
};
