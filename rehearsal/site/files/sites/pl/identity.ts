import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

export const identity: SiteIdentity = {
  name: 'Linden Dom',
  contact: {
    company,
    addressLines: headIn('Holandia'),
    phone: '22 808 14 20',
    phoneNumber: '+48228081420',
    email: 'pomoc@lindendom.example',
    openingHours: ['pon.–pt. 9:00–18:00'],
    registrations: ['VAT PL8630947120'],
  },
};
