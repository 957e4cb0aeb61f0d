import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

export const identity: SiteIdentity = {
  name: 'Linden Wohnen',
  contact: {
    company,
    addressLines: headIn('Niederlande'),
    // Of the numbers that the Bundesnetzagentur keeps free for films.
    phone: '030 23125 142',
    phoneNumber: '+493023125142',
    email: 'service@lindenwohnen.example',
    openingHours: ['Mo–Fr 9–18 Uhr'],
    registrations: ['Handelsregister KvK 84120391 (Niederlande)', 'USt-IdNr. NL863094712B01'],
  },
};
