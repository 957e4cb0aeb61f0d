import { fixedListings, giftCardsAddress, newsletterAddress } from '../../../api/contract/page-paths.ts';
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

const toPages: SearchRedirectSeed[] = Object.entries(pages).flatMap(([alias, terms]) =>
  terms.map((searchTerm) => ({ searchTerm, type: 'template', alias, params: {} })),
);

/** Words for what has a page of its own that is no content, by the address of that page. */
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

const toOwnPages: SearchRedirectSeed[] = Object.entries(ownPages).flatMap(([address, terms]) =>
  terms.map((searchTerm) => ({ searchTerm, type: 'page', alias: address.slice(1), params: {} })),
);

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...toPages,
  ...toOwnPages,
  {
    searchTerm: 'nieuw',
    type: 'newest',
    alias: fixedListings.newest.slice(1),
    params: {},
  },
  {
    searchTerm: 'snel geleverd',
    type: 'express',
    alias: fixedListings.express.slice(1),
    params: {},
  },
  {
    searchTerm: 'bankstel',
    type: 'category',
    alias: 'banken',
    params: { vsin: 'C11' },
  },
];
