import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

export const identity: SiteIdentity = {
  name: 'Linden Wonen',
  contact: {
    company,
    addressLines: headIn('Nederland'),
    phone: '030 000 14 20',
    phoneNumber: '+31300001420',
    email: 'service@lindenwonen.example',
    openingHours: ['ma t/m vr 9.00–18.00', 'za 10.00–17.00'],
    registrations: ['KvK 84120391', 'Btw NL863094712B01'],
  },
};
