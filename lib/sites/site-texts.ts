import { siteContacts } from '@/api/contract/site-contacts';
import type { SiteCode } from '@/api/contract/sites';
import type { FooterLink, SiteFeatures, SiteTexts } from './types';

const closed: SiteFeatures = {
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

/** What each shop says of itself and what it offers; name and contact are what the mails show too. */
export const siteTexts: Readonly<Record<SiteCode, SiteTexts>> = {
  nl: {
    ...siteContacts.nl,
    description:
      'Meubels en woonaccessoires van eerlijk hout en stevige stoffen, thuisbezorgd in Nederland, België en Luxemburg.',
    features: { ...closed, visitShowroomsButton: true, franchise: true },
    footer: { about, service: [...service, { key: 'withdrawal', alias: 'overeenkomst-herroepen' }] },
  },
  be: {
    ...siteContacts.be,
    description: 'Meubels en woonaccessoires van eerlijk hout en stevige stoffen, thuisbezorgd in België.',
    features: closed,
    footer,
  },
  de: {
    ...siteContacts.de,
    description:
      'Möbel und Wohnaccessoires aus gutem Holz und robusten Stoffen, bequem nach Hause geliefert.',
    features: closed,
    footer,
  },
  uk: {
    ...siteContacts.uk,
    description: 'Furniture and home accessories in honest wood and sturdy fabrics, delivered to your door.',
    features: closed,
    footer,
  },
  cz: {
    ...siteContacts.cz,
    description: 'Nábytek a bytové doplňky z poctivého dřeva a odolných textilií, s dodáním až domů.',
    features: closed,
    footer,
  },
  tr: {
    ...siteContacts.tr,
    description: 'Doğal ahşap ve sağlam kumaşlardan mobilya ve ev ürünleri, adresinize teslim.',
    features: { ...closed, notificationPreferences: true },
    footer,
  },
  b2bTr: {
    ...siteContacts.b2bTr,
    description: 'İş yerleri için doğal ahşap ve sağlam kumaşlardan mobilya.',
    features: { ...closed, adminCheckout: true },
    footer,
  },
};
