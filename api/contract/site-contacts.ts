import type { SiteCode } from './sites.ts';

/** Who a shop is and how it is reached: in the footer, on the imprint and under every mail. */
export type SiteContact = {
  company: string;
  addressLines: readonly string[];
  phone: string;
  email: string;
  /** A line each. */
  openingHours: readonly string[];
  /** Trade register and VAT numbers as the imprint shows them. */
  registrations: readonly string[];
};

const company = 'Linden Wonen B.V.';
/** The head office, its country in the language of the shop. */
const headIn = (country: string) => ['Houtkade 14', '3542 AD Utrecht', country];

export const siteContacts: Readonly<Record<SiteCode, { name: string; contact: SiteContact }>> = {
  nl: {
    name: 'Linden Wonen',
    contact: {
      company,
      addressLines: headIn('Nederland'),
      phone: '030 000 14 20',
      email: 'service@lindenwonen.example',
      openingHours: ['ma t/m vr 9.00–18.00', 'za 10.00–17.00'],
      registrations: ['KvK 84120391', 'Btw NL863094712B01'],
    },
  },
  be: {
    name: 'Linden Wonen België',
    contact: {
      company,
      addressLines: headIn('Nederland'),
      phone: '02 808 14 20',
      email: 'service@lindenwonen-be.example',
      openingHours: ['ma t/m vr 9.00–18.00'],
      registrations: ['Btw BE0784120391'],
    },
  },
  de: {
    name: 'Linden Wohnen',
    contact: {
      company,
      addressLines: headIn('Niederlande'),
      phone: '030 808 14 20',
      email: 'service@lindenwohnen.example',
      openingHours: ['Mo–Fr 9–18 Uhr'],
      registrations: ['USt-IdNr. NL863094712B01'],
    },
  },
  uk: {
    name: 'Linden Home',
    contact: {
      company,
      addressLines: headIn('Netherlands'),
      phone: '020 3808 1420',
      email: 'service@lindenhome.example',
      openingHours: ['Mon–Fri 9am–6pm'],
      registrations: ['VAT GB863094712'],
    },
  },
  cz: {
    name: 'Linden Domov',
    contact: {
      company,
      addressLines: headIn('Nizozemsko'),
      phone: '228 081 420',
      email: 'servis@lindendomov.example',
      openingHours: ['po–pá 9:00–18:00'],
      registrations: ['DIČ CZ863094712'],
    },
  },
  tr: {
    name: 'Linden Ev',
    contact: {
      company,
      addressLines: headIn('Hollanda'),
      phone: '0212 808 14 20',
      email: 'destek@lindenev.example',
      openingHours: ['Pzt–Cum 09.00–18.00'],
      registrations: ['VKN 8630947120'],
    },
  },
  b2bTr: {
    name: 'Linden İş',
    contact: {
      company,
      addressLines: headIn('Hollanda'),
      phone: '0212 808 14 21',
      email: 'kurumsal@lindenev.example',
      openingHours: ['Pzt–Cum 09.00–18.00'],
      registrations: ['VKN 8630947120'],
    },
  },
};
