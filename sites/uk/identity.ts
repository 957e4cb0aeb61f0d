import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

export const identity: SiteIdentity = {
  name: 'Linden Home',
  contact: {
    company,
    addressLines: headIn('Netherlands'),
    phone: '020 3808 1420',
    email: 'service@lindenhome.example',
    openingHours: ['Mon–Fri 9am–6pm'],
    registrations: ['VAT GB863094712'],
  },
};
