import type { ListingTexts, MethodNames, OptionNames } from '../shape/names.ts';

export const listing: ListingTexts = {
  facets: {
    price: 'Cena',
    colour: 'Barva',
    material: 'Materiál',
    style: 'Styl',
    rating: 'Hodnocení',
    delivery: 'Dodací lhůta',
    offer: 'Nabídka',
    width: 'Šířka',
    depth: 'Hloubka',
    height: 'Výška',
    bedSize: 'Šířka matrace',
    firmness: 'Tvrdost sezení',
    feature: 'Vlastnosti',
    persons: 'Počet míst',
    seatDepth: 'Hloubka sedu',
    seatHeight: 'Výška sedu',
    shelfLoad: 'Nosnost police',
  },
  newest: 'Novinky',
  express: 'Rychlé dodání',
  showroom: 'K vidění v našich showroomech',
  allProducts: 'Všechny produkty',
  searched: (term) => `Výsledky pro „${term}“`,
};

export const options: OptionNames = { colour: 'Barva', wood: 'Dřevo', size: 'Velikost' };

export const paymentMethods: MethodNames = {
  card: 'Platební karta',
  'pay-later': 'Zaplatit později',
  bnpl: 'Nákupní úvěr',
  wire: 'Bankovní převod',
  'gift-card': 'Dárková karta',
};

export const methodUnavailable = (method: string) =>
  `${method} teď není k dispozici. Zvolte prosím jiný způsob platby.`;

export const promotionExceptionAlias = 'neni-v-akci';

export const workingDays = (first: number, last: number) => `${first}–${last} pracovních dnů`;

export const samplesByPost = (first: number, last: number) => `Vzorky poštou: ${workingDays(first, last)}`;
