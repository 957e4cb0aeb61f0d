import { company } from '../company.ts';
import type { SiteIdentity } from '../site-types.ts';

/**
 * The branch in London. The telephone number is one that Ofcom keeps for drama; what Companies House would give it is
 * said to be an example, here and on the page of company information.
 */
export const identity: SiteIdentity = {
  name: 'Linden Home',
  contact: {
    company,
    addressLines: ['14 Tannery Wharf', 'London SE1 4QX', 'United Kingdom'],
    phone: '020 7946 0142',
    phoneNumber: '+442079460142',
    email: 'service@lindenhome.example',
    openingHours: ['Mon–Fri 9am–6pm', 'Sat 10am–5pm'],
    registrations: ['Companies House FC000000 (example)', 'VAT GB863094712'],
  },
};
