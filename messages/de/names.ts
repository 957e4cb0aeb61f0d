import type { ListingTexts, MethodNames, OptionNames } from '../shape/names.ts';

export const listing: ListingTexts = {
  facets: {
    price: 'Preis',
    colour: 'Farbe',
    material: 'Material',
    style: 'Stil',
    rating: 'Bewertung',
    delivery: 'Lieferzeit',
    offer: 'Angebot',
    width: 'Breite',
    depth: 'Tiefe',
    height: 'Höhe',
    bedSize: 'Breite der Matratze',
    firmness: 'Sitzkomfort',
    feature: 'Eigenschaften',
    persons: 'Personen',
    seatDepth: 'Sitztiefe',
    seatHeight: 'Sitzhöhe',
    shelfLoad: 'Traglast pro Boden',
  },
  newest: 'Neu im Sortiment',
  express: 'Schnell lieferbar',
  showroom: 'In unseren Showrooms',
  allProducts: 'Alle Produkte',
  searched: (term) => `Ergebnisse für „${term}“`,
};

export const options: OptionNames = { colour: 'Farbe', wood: 'Holzart', size: 'Größe' };

export const paymentMethods: MethodNames = {
  card: 'Kredit- oder Debitkarte',
  'pay-later': 'Kauf auf Rechnung',
  bnpl: 'Einkaufskredit',
  wire: 'Überweisung',
  'gift-card': 'Geschenkkarte',
};

export const methodUnavailable = (method: string) =>
  `${method} ist derzeit nicht verfügbar. Bitte wählen Sie eine andere Zahlungsart.`;

export const promotionExceptionAlias = 'kein-aktionsprodukt';

export const workingDays = (first: number, last: number) => `${first}–${last} Werktage`;

export const samplesByPost = (first: number, last: number) => `Muster per Post: ${workingDays(first, last)}`;
