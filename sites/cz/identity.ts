import { company, headIn } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

export const identity: SiteIdentity = {
  name: 'Linden Domov',
  contact: {
    company,
    addressLines: headIn('Nizozemsko'),
    phone: '228 081 420',
    phoneNumber: '+420228081420',
    email: 'servis@lindendomov.example',
    openingHours: ['po–pá 9:00–18:00'],
    registrations: ['KvK 84120391', 'DIČ CZ863094712'],
  },
};
