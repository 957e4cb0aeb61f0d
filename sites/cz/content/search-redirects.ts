import { giftCardsAddress, newsletterAddress } from '../../../api/contract/page-paths.ts';
import { redirectsTo } from '../../../api/db/seed/content/redirects.ts';
import type { SearchRedirectSeed } from '../../seed-types.ts';

/** Terms of service questions that a search of products cannot answer, with the page that does. Accents do not matter. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'vraceni-zbozi': ['vrácení', 'vrátit', 'vrácení zboží', 'výměna', 'vratka', '14 dní'],
  'odstoupeni-od-smlouvy': [
    'odstoupení',
    'odstoupit',
    'odstoupení od smlouvy',
    'zrušit objednávku',
    'storno',
  ],
  'doprava-a-doruceni': ['doprava', 'doručení', 'dodání', 'poštovné', 'dodací lhůta', 'cena dopravy'],
  'zpusoby-platby': ['platba', 'zaplatit', 'gopay', 'na splátky', 'splátky', 'paypal', 'převodem'],
  'zaruka-a-reklamace': ['záruka', 'reklamace', 'reklamovat', 'vada', 'poškozené'],
  'help-centre': ['kontakt', 'pomoc', 'telefon', 'zákaznický servis', 'časté dotazy', 'faq', 'infolinka'],
  showrooms: ['showroom', 'showroomy', 'prodejna', 'prodejny', 'otevírací doba', 'vzorkovna'],
  kariera: ['kariéra', 'práce', 'volná místa', 'nabídka práce', 'brigáda'],
  'akce-a-slevy': ['akce', 'sleva', 'slevy', 'výprodej', 'výhodné nabídky', 'black friday'],
  'pruvodce-materialy': ['materiály', 'péče', 'údržba', 'péče o dřevo', 'čištění'],
  kolekce: ['kolekce'],
  'interierove-poradenstvi': ['poradenství', 'návrh interiéru', 'návrh pokoje', 'bytový designér', 'poradce'],
  'linden-franchise': ['franšíza', 'franchise', 'franchising'],
  'obchodni-podminky': ['obchodní podmínky', 'podmínky'],
  'ochrana-osobnich-udaju': ['osobní údaje', 'gdpr', 'soukromí'],
  pristupnost: ['přístupnost'],
  imprint: ['ičo', 'dič', 'sídlo', 'adresa'],
};

const ownPages: Readonly<Record<string, readonly string[]>> = {
  [giftCardsAddress]: [
    'dárková karta',
    'dárkové karty',
    'dárkový poukaz',
    'dárkové poukazy',
    'dárková poukázka',
    'dárkový šek',
    'poukaz',
    'gift card',
  ],
  [newsletterAddress]: ['newsletter', 'odběr novinek', 'odběr newsletteru', 'novinky e-mailem', 'zpravodaj'],
};

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...redirectsTo({ pages, ownPages, newest: ['novinky'], express: ['rychlé dodání'] }),
  { searchTerm: 'sedací souprava', type: 'category', alias: 'pohovky', params: { vsin: 'C11' } },
];
