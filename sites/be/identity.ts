import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

const reach = { company, phone: '02 808 14 20', email: 'service@lindenwonen-be.example' };

export const identity: SiteIdentity = {
  name: 'Linden Wonen België',
  contact: {
    ...reach,
    addressLines: headIn('Nederland'),
    openingHours: ['ma t/m vr 9.00–18.00'],
    registrations: ['Btw BE0784120391'],
  },
  also: {
    fr: {
      name: 'Linden Wonen Belgique',
      contact: {
        ...reach,
        addressLines: headIn('Pays-Bas'),
        openingHours: ['lu–ve 9 h–18 h'],
        registrations: ['TVA BE0784120391'],
      },
    },
  },
};
