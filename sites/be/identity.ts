import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

export const identity: SiteIdentity = {
  name: 'Linden Wonen België',
  contact: {
    company,
    addressLines: headIn('Nederland'),
    phone: '02 808 14 20',
    email: 'service@lindenwonen-be.example',
    openingHours: ['ma t/m vr 9.00–18.00'],
    registrations: ['Btw BE0784120391'],
  },
};
