import { giftCardsAddress, newsletterAddress } from '../../../api/contract/page-paths.ts';
import { redirectsTo } from '../../../api/db/seed/content/redirects.ts';
import type { SearchRedirectSeed } from '../../seed-types.ts';

/** Terms of service questions in both languages that a search of products cannot answer, with the page that does. */
const pages: Readonly<Record<string, readonly string[]>> = {
  returns: [
    ...['retour', 'retourneren', 'terugsturen', 'terugzenden', 'ruilen', 'omruilen', 'bedenktijd'],
    ...['retours', 'renvoyer', 'retourner', 'échanger', 'échange', 'droit de rétractation'],
  ],
  withdrawal: ['herroepen', 'herroeping', 'annuleren', 'rétractation', 'se rétracter', 'annuler'],
  delivery: [
    ...['levering', 'leveren', 'leveringskosten', 'leveringstermijn', 'levertijd', 'verzendkosten'],
    ...['bezorging', 'montage', 'recupel', 'livraison', 'frais de livraison', 'délai de livraison'],
  ],
  payment: [
    ...['betalen', 'betaling', 'bancontact', 'payconiq', 'wero', 'ideal', 'paypal', 'overschrijving'],
    ...['achteraf betalen', 'payer', 'paiement', 'virement', 'payer plus tard'],
  ],
  guarantee: [
    'garantie',
    'waarborg',
    'klacht',
    'schade',
    'defect',
    'réclamation',
    'défaut',
    'pièces détachées',
  ],
  'help-centre': [
    ...['klantendienst', 'klantenservice', 'contact', 'help', 'hulp', 'telefoonnummer', 'gsm', 'faq'],
    ...['service clientèle', 'aide', 'numéro de téléphone', 'questions fréquentes'],
  ],
  showrooms: [
    ...['showroom', 'showrooms', 'winkel', 'winkels', 'openingsuren', 'openingstijden'],
    ...['magasin', 'magasins', 'heures d’ouverture', 'horaires'],
  ],
  jobs: ['job', 'jobs', 'vacature', 'vacatures', 'werken bij', 'emploi', 'offres d’emploi', 'postuler'],
  promo: [
    ...[
      'promo',
      'promos',
      'promotie',
      'promoties',
      'aanbieding',
      'aanbiedingen',
      'korting',
      'solden',
      'sale',
    ],
    ...['promotions', 'soldes', 'remise', 'réduction', 'réductions'],
  ],
  materials: ['onderhoud', 'materialen', 'hout onderhouden', 'entretien', 'matières', 'entretien du bois'],
  collections: ['collectie', 'collecties', 'collection', 'collections'],
  'interior-advice': ['interieuradvies', 'advies', 'conseil', 'conseils', 'décorateur'],
  'linden-franchise': ['franchise', 'verkooppunt', 'franchisé'],
  terms: ['voorwaarden', 'algemene voorwaarden', 'conditions générales', 'cgv'],
  privacy: ['privacy', 'cookies', 'vie privée', 'confidentialité'],
  accessibility: ['toegankelijkheid', 'accessibilité'],
  imprint: ['ondernemingsnummer', 'adres', 'adresse', 'mentions légales'],
};

const ownPages: Readonly<Record<string, readonly string[]>> = {
  [giftCardsAddress]: [
    'cadeaukaart',
    'cadeaukaarten',
    'cadeaubon',
    'cadeaubonnen',
    'cadeaucheque',
    'geschenkkaart',
    'geschenkbon',
    'geschenkcheque',
    'kadobon',
    'giftcard',
    'gift card',
    'carte cadeau',
    'carte-cadeau',
    'cartes cadeaux',
    'cartes-cadeaux',
    'chèque cadeau',
    'chèque-cadeau',
    'chèques cadeaux',
    'bon cadeau',
  ],
  [newsletterAddress]: [
    'nieuwsbrief',
    'nieuwsbrieven',
    'newsletter',
    'nieuwsbrief aanmelden',
    'infolettre',
    'lettre d’information',
    "lettre d'information",
  ],
};

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...redirectsTo({
    pages,
    ownPages,
    newest: ['nieuw', 'nouveautés'],
    express: ['snel geleverd', 'livraison rapide'],
  }),
  {
    searchTerm: 'bankstel',
    type: 'category',
    alias: 'banken',
    params: { vsin: 'C11' },
  },
  {
    searchTerm: 'bout de canapé',
    type: 'category',
    alias: 'tables-d-appoint',
    params: { vsin: 'C14' },
  },
];
