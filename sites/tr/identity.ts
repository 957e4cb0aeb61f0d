import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

export const identity: SiteIdentity = {
  name: 'Linden Ev',
  contact: {
    company,
    addressLines: headIn('Hollanda'),
    phone: '0212 808 14 20',
    phoneNumber: '+902128081420',
    email: 'destek@lindenev.example',
    openingHours: ['Pzt–Cum 09.00–18.00'],
    registrations: ['VKN 8630947120', 'MERSİS 0863094712000001'],
  },
};
