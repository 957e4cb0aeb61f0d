import { giftCardsAddress, newsletterAddress } from '../../../api/contract/page-paths.ts';
import { redirectsTo } from '../../../api/db/seed/content/redirects.ts';
import type { SearchRedirectSeed } from '../../seed-types.ts';

/** Terms of service questions that a search of products cannot answer, with the page that does. */
const pages: Readonly<Record<string, readonly string[]>> = {
  widerruf: [
    'rückgabe',
    'retoure',
    'zurückgeben',
    'zurücksenden',
    'umtausch',
    'umtauschen',
    'widerrufsrecht',
  ],
  'vertrag-widerrufen': ['widerruf', 'widerrufen', 'widerrufsbutton', 'stornieren'],
  lieferung: [
    'lieferung',
    'lieferzeit',
    'lieferkosten',
    'versand',
    'versandkosten',
    'aufbauservice',
    'altgeräte',
  ],
  zahlungsarten: [
    'zahlung',
    'bezahlen',
    'zahlungsarten',
    'rechnung',
    'kauf auf rechnung',
    'paypal',
    'ratenzahlung',
  ],
  gewaehrleistung: ['garantie', 'gewährleistung', 'reklamation', 'mangel', 'beschädigt', 'ersatzteile'],
  'help-centre': ['kundenservice', 'kundendienst', 'kontakt', 'hilfe', 'telefonnummer', 'hotline', 'faq'],
  showrooms: ['showroom', 'showrooms', 'möbelhaus', 'filiale', 'filialen', 'öffnungszeiten', 'schautag'],
  karriere: ['jobs', 'stellenangebote', 'karriere', 'ausbildung', 'bewerbung'],
  angebote: ['angebot', 'angebote', 'sale', 'rabatt', 'reduziert', 'schnäppchen'],
  materialratgeber: ['pflege', 'materialien', 'holzpflege', 'lederpflege'],
  kollektionen: ['kollektion', 'kollektionen'],
  einrichtungsberatung: ['beratung', 'einrichtungsberatung', 'raumplaner'],
  'linden-franchise': ['franchise', 'franchisepartner'],
  agb: ['agb', 'geschäftsbedingungen'],
  datenschutz: ['datenschutz', 'datenschutzerklärung'],
  barrierefreiheit: ['barrierefreiheit'],
  imprint: ['impressum', 'anschrift'],
};

const ownPages: Readonly<Record<string, readonly string[]>> = {
  [giftCardsAddress]: [
    'gutschein',
    'gutscheine',
    'geschenkgutschein',
    'geschenkgutscheine',
    'geschenkkarte',
    'geschenkkarten',
    'gutscheinkarte',
    'giftcard',
    'gift card',
  ],
  [newsletterAddress]: ['newsletter', 'newsletter anmelden', 'newsletter abmelden'],
};

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...redirectsTo({ pages, ownPages, newest: ['neuheiten'], express: ['sofort lieferbar'] }),
  {
    searchTerm: 'couchgarnitur',
    type: 'category',
    alias: 'sofas',
    params: { vsin: 'C11' },
  },
];
