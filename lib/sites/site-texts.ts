import type { SiteCode } from '@/api/contract/sites';
import type { FooterLink, SiteFeatures, SiteTexts } from './types';

const closed: SiteFeatures = {
  isOpen: false,
  visitShowroomsButton: false,
  notificationPreferences: false,
  franchise: false,
  adminCheckout: false,
  loginBeforeCheckout: false,
};

const about: readonly FooterLink[] = [
  { key: 'aboutUs', alias: 'about-us' },
  { key: 'showrooms', alias: 'showrooms' },
  { key: 'franchise', alias: 'linden-franchise' },
];
const service: readonly FooterLink[] = [
  { key: 'helpCentre', alias: 'help-centre' },
  { key: 'imprint', alias: 'imprint' },
];
const footer = { about, service };
const company = 'Linden Wonen B.V.';
/** The head office, its country in the language of the shop. */
const headIn = (country: string) => ['Houtkade 14', '3542 AD Utrecht', country];

/** What each shop calls itself and how it is reached. */
export const siteTexts: Readonly<Record<SiteCode, SiteTexts>> = {
  nl: {
    name: 'Linden Wonen',
    description:
      'Meubels en woonaccessoires van eerlijk hout en stevige stoffen, thuisbezorgd in Nederland, België en Luxemburg.',
    contact: {
      company,
      addressLines: headIn('Nederland'),
      phone: '030 000 14 20',
      email: 'service@lindenwonen.example',
      openingHours: 'ma t/m vr 9.00–18.00, za 10.00–17.00',
      registrations: ['KvK 84120391', 'Btw NL863094712B01'],
    },
    features: { ...closed, isOpen: true, visitShowroomsButton: true, franchise: true },
    footer: { about, service: [...service, { key: 'withdrawal', alias: 'overeenkomst-herroepen' }] },
  },
  be: {
    name: 'Linden Wonen België',
    description: 'Meubels en woonaccessoires van eerlijk hout en stevige stoffen, thuisbezorgd in België.',
    contact: {
      company,
      addressLines: headIn('Nederland'),
      phone: '02 808 14 20',
      email: 'service@lindenwonen-be.example',
      openingHours: 'ma t/m vr 9.00–18.00',
      registrations: ['Btw BE0784120391'],
    },
    features: closed,
    footer,
  },
  de: {
    name: 'Linden Wohnen',
    description:
      'Möbel und Wohnaccessoires aus gutem Holz und robusten Stoffen, bequem nach Hause geliefert.',
    contact: {
      company,
      addressLines: headIn('Niederlande'),
      phone: '030 808 14 20',
      email: 'service@lindenwohnen.example',
      openingHours: 'Mo–Fr 9–18 Uhr',
      registrations: ['USt-IdNr. NL863094712B01'],
    },
    features: closed,
    footer,
  },
  uk: {
    name: 'Linden Home',
    description: 'Furniture and home accessories in honest wood and sturdy fabrics, delivered to your door.',
    contact: {
      company,
      addressLines: headIn('Netherlands'),
      phone: '020 3808 1420',
      email: 'service@lindenhome.example',
      openingHours: 'Mon–Fri 9am–6pm',
      registrations: ['VAT GB863094712'],
    },
    features: closed,
    footer,
  },
  cz: {
    name: 'Linden Domov',
    description: 'Nábytek a bytové doplňky z poctivého dřeva a odolných textilií, s dodáním až domů.',
    contact: {
      company,
      addressLines: headIn('Nizozemsko'),
      phone: '228 081 420',
      email: 'servis@lindendomov.example',
      openingHours: 'po–pá 9:00–18:00',
      registrations: ['DIČ CZ863094712'],
    },
    features: closed,
    footer,
  },
  tr: {
    name: 'Linden Ev',
    description: 'Doğal ahşap ve sağlam kumaşlardan mobilya ve ev ürünleri, adresinize teslim.',
    contact: {
      company,
      addressLines: headIn('Hollanda'),
      phone: '0212 808 14 20',
      email: 'destek@lindenev.example',
      openingHours: 'Pzt–Cum 09.00–18.00',
      registrations: ['VKN 8630947120'],
    },
    features: { ...closed, notificationPreferences: true },
    footer,
  },
  b2bTr: {
    name: 'Linden İş',
    description: 'İş yerleri için doğal ahşap ve sağlam kumaşlardan mobilya.',
    contact: {
      company,
      addressLines: headIn('Hollanda'),
      phone: '0212 808 14 21',
      email: 'kurumsal@lindenev.example',
      openingHours: 'Pzt–Cum 09.00–18.00',
      registrations: ['VKN 8630947120'],
    },
    features: { ...closed, adminCheckout: true },
    footer,
  },
};
