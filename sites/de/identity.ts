import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

export const identity: SiteIdentity = {
  name: 'Linden Wohnen',
  contact: {
    company,
    addressLines: headIn('Niederlande'),
    phone: '030 808 14 20',
    email: 'service@lindenwohnen.example',
    openingHours: ['Mo–Fr 9–18 Uhr'],
    registrations: ['USt-IdNr. NL863094712B01'],
  },
};
