import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

/** Behind an area code no Belgian number begins with 0, and the last two digits of the other do not check it: nobody has them. */
const reach = {
  company,
  phone: '+32 2 000 14 20',
  phoneNumber: '+3220001420',
  email: 'service@lindenwonen-be.example',
};

export const identity: SiteIdentity = {
  name: 'Linden Wonen België',
  contact: {
    ...reach,
    addressLines: headIn('Nederland'),
    openingHours: ['ma–vr 9–18 uur'],
    registrations: ['Ondernemingsnummer 0784.120.391', 'Btw BE 0784.120.391'],
  },
  also: {
    fr: {
      name: 'Linden Wonen Belgique',
      contact: {
        ...reach,
        addressLines: headIn('Pays-Bas'),
        openingHours: ['lu–ve 9 h–18 h'],
        registrations: ['Numéro d’entreprise 0784.120.391', 'TVA BE 0784.120.391'],
      },
    },
  },
};
