import type { ListingTexts, MethodNames, OptionNames } from '../shape/names.ts';

export const listing: ListingTexts = {
  facets: {
    price: 'Prijs',
    colour: 'Kleur',
    material: 'Materiaal',
    style: 'Stijl',
    rating: 'Beoordeling',
    delivery: 'Levertijd',
    offer: 'Aanbod',
    width: 'Breedte',
    depth: 'Diepte',
    height: 'Hoogte',
    bedSize: 'Breedte van de matras',
    firmness: 'Zitcomfort',
    feature: 'Eigenschappen',
    persons: 'Aantal personen',
    seatDepth: 'Zitdiepte',
    seatHeight: 'Zithoogte',
    shelfLoad: 'Draagvermogen per plank',
  },
  newest: 'Nieuw in de collectie',
  express: 'Snel in huis',
  showroom: 'Te zien in onze showrooms',
  allProducts: 'Alle producten',
  searched: (term) => `Resultaten voor “${term}”`,
};

export const options: OptionNames = { colour: 'Kleur', wood: 'Houtsoort', size: 'Maat' };

export const paymentMethods: MethodNames = {
  card: 'Creditcard of betaalpas',
  'pay-later': 'Achteraf betalen',
  bnpl: 'Winkelkrediet',
  wire: 'Bankoverschrijving',
  'gift-card': 'Cadeaukaart',
};

export const methodUnavailable = (method: string) =>
  `${method} is nu niet beschikbaar. Kies een andere betaalmethode.`;

export const promotionExceptionAlias = 'geen-reclameproduct';

export const workingDays = (first: number, last: number) => `${first}–${last} werkdagen`;

export const samplesByPost = (first: number, last: number) => `Stalen per post: ${workingDays(first, last)}`;
