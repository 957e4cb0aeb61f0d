import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for low tables and rugs. */
export const livingTables: WrittenReviews = {
  'coffee-runa': [
    {
      author: 'Adéla B.',
      rating: 5,
      title: 'Do malého bytu',
      text: 'Osmdesátka zabere málo a vejde se na ni večeře pro dva.',
    },
    {
      author: 'David V.',
      rating: 4,
      title: 'Dvě patra',
      text: 'Nahoře káva, dole ovladače a časopisy.',
    },
  ],
  'coffee-drum-travertine': [
    {
      author: 'Helena B.',
      rating: 5,
      title: 'Kámen má náladu',
      text: 'Každá prohlubeň jiná, a přitom je deska hladká.',
    },
    {
      author: 'Stanislav S.',
      rating: 4,
      title: 'Nízký',
      text: 'K jídlu ne, k čaji ano. Místo si dobře rozmyslete, váží přes šedesát kilo.',
    },
  ],
  'coffee-frame-walnut': [
    {
      author: 'Klára R.',
      rating: 5,
      title: 'Lehký na pohled',
      text: 'Tenký rám a dvě desky, víc není třeba.',
    },
    {
      author: 'Marek V.',
      rating: 3,
      title: 'Dýha, ne masiv',
      text: 'Přehlédl jsem to v popisu. Stolek je pěkný a pevný, jen jsem čekal něco jiného.',
    },
  ],
  'coffee-pebble-walnut': [
    {
      author: 'Jitka Č.',
      rating: 5,
      title: 'Jako oblázek',
      text: 'Syn v něm vidí bramboru, já řeku.',
    },
    {
      author: 'Aleš Š.',
      rating: 4,
      title: 'Ořech na dub',
      text: 'Je trochu tmavší než na monitoru, k naší podlaze sedne.',
    },
  ],
  'side-luna-marble': [
    {
      author: 'Lenka K.',
      rating: 5,
      title: 'Vedle postele',
      text: 'Výška sedí s matrací a deska se snadno otře.',
    },
    {
      author: 'Filip Z.',
      rating: 4,
      title: 'Stojí pevně',
      text: 'Noha je těžká, ani kočka ho neshodila. Pod víno dávám tácek.',
    },
  ],
  'rug-atlas-diamond': [
    {
      author: 'Dana M.',
      rating: 5,
      title: 'Nadčasový vzor',
      text: 'Kosočtverce nejsou jako podle pravítka a to je na nich hezké.',
    },
    {
      author: 'Miroslav B.',
      rating: 4,
      title: 'Větší, než se zdá',
      text: '240 na 170 nám zabralo celé sezení. Je vidět ruční práce.',
    },
  ],
  'rug-line-stripe': [
    {
      author: 'Šárka V.',
      rating: 4,
      title: 'Tlumí kroky',
      text: 'Sousedi pod námi poděkovali. Modrý pruh je tmavší, než jsem čekala.',
    },
    {
      author: 'Vojtěch B.',
      rating: 5,
      title: 'Hřeje',
      text: 'Bosé nohy děkují. Dveře přes něj projdou jen tak tak.',
    },
  ],
  'rug-plain-round': [
    {
      author: 'Nikola S.',
      rating: 5,
      title: 'Do dětského',
      text: 'Staví se na něm věže z kostek, je rovný a měkký.',
    },
    {
      author: 'Karel R.',
      rating: 4,
      title: 'Klidná barva',
      text: 'Zblízka dva odstíny, z dálky jeden. Podložku proti klouzání jsme dokoupili.',
    },
  ],
};
