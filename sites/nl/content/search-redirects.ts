import { giftCardsAddress, newsletterAddress } from '../../../api/contract/page-paths.ts';
import { redirectsTo } from '../../../api/db/seed/content/redirects.ts';
import type { SearchRedirectSeed } from '../../seed-types.ts';

/** Terms of service questions that a search of products cannot answer, with the page that does. */
const pages: Readonly<Record<string, readonly string[]>> = {
  retourbeleid: ['retour', 'retourneren', 'terugsturen', 'ruilen', 'bedenktijd'],
  'overeenkomst-herroepen': ['herroepen', 'herroeping', 'annuleren'],
  bezorging: ['bezorging', 'bezorgkosten', 'levertijd', 'verzendkosten', 'levering'],
  betaalmethoden: ['betalen', 'ideal', 'wero', 'achteraf betalen', 'paypal'],
  garantie: ['garantie', 'klacht', 'schade'],
  'help-centre': ['klantenservice', 'contact', 'help', 'telefoonnummer', 'veelgestelde vragen'],
  showrooms: ['showroom', 'showrooms', 'winkel', 'winkels', 'openingstijden'],
  'werken-bij-linden': ['vacature', 'vacatures', 'werken bij'],
  aanbiedingen: ['aanbieding', 'aanbiedingen', 'sale', 'korting', 'uitverkoop'],
  materialengids: ['onderhoud', 'materialen', 'hout onderhouden'],
  collecties: ['collectie', 'collecties'],
  interieuradvies: ['interieuradvies', 'advies', 'stylist'],
  'linden-franchise': ['franchise', 'verkooppunt'],
  'algemene-voorwaarden': ['voorwaarden', 'algemene voorwaarden'],
  privacybeleid: ['privacy'],
  imprint: ['kvk', 'adres'],
};

const ownPages: Readonly<Record<string, readonly string[]>> = {
  [giftCardsAddress]: [
    'cadeaukaart',
    'cadeaukaarten',
    'cadeaubon',
    'cadeaubonnen',
    'kadokaart',
    'kadobon',
    'giftcard',
    'giftcards',
    'gift card',
    'gift cards',
    'waardebon',
    'saldo cadeaukaart',
  ],
  [newsletterAddress]: [
    'nieuwsbrief',
    'nieuwsbrieven',
    'newsletter',
    'nieuwsbrief aanmelden',
    'nieuwsbrief afmelden',
  ],
};

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...redirectsTo({ pages, ownPages, newest: ['nieuw'], express: ['snel geleverd'] }),
  {
    searchTerm: 'bankstel',
    type: 'category',
    alias: 'banken',
    params: { vsin: 'C11' },
  },
];
