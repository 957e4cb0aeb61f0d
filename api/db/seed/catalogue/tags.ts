import { named } from './named.ts';

/** Keys are used by products; the vsin is what others refer to. */
export const tags = {
  'durable-wood': {
    id: 1,
    title: named('Duurzaam hout', 'Responsible wood'),
    intro: 'Hout uit bossen die worden beheerd en aangevuld, met FSC- of PEFC-keten.',
  },
  'free-installation': {
    id: 2,
    title: named('Gratis montage', 'Free installation'),
    intro: 'Onze bezorgers zetten deze meubels bij u in elkaar en nemen de verpakking mee.',
  },
  'made-to-measure': {
    id: 3,
    title: named('Op maat te bestellen', 'Made to measure'),
    intro: 'Ook in een afwijkende maat te maken. Maatwerk kunt u niet ruilen.',
  },
  quick: {
    id: 4,
    title: named('Snel in huis', 'Quick delivery'),
    intro: 'Ligt op voorraad in ons magazijn en is binnen enkele werkdagen bij u.',
  },
  'no-promotion': {
    id: 5,
    title: named('Geen reclameproduct', 'Not in promotions'),
    intro: 'Deze producten doen niet mee met kortingsacties en kortingscodes.',
  },
  'washable-cover': {
    id: 6,
    title: named('Afneembare hoes', 'Removable cover'),
    intro: 'De hoezen van de kussens gaan eraf en kunnen worden gereinigd.',
  },
  handmade: {
    id: 7,
    title: named('Met de hand gemaakt', 'Handmade'),
    intro: 'Gevlochten, geweven, gedraaid of gegoten: geen twee stukken zijn precies gelijk.',
  },
  compact: {
    id: 8,
    title: named('Klein wonen', 'Small spaces'),
    intro: 'Meubels die weinig plek vragen en veel bergen.',
  },
  natural: {
    id: 9,
    title: named('Natuurlijke materialen', 'Natural materials'),
    intro: 'Hout, wol, linnen, steen en riet, zonder kunststof aan de buitenkant.',
  },
  pets: {
    id: 10,
    title: named('Huisdiervriendelijk', 'Pet friendly'),
    intro: 'Dichte stoffen waar een nagel niet in blijft haken en die u afneemt met een doekje.',
  },
  dimmable: {
    id: 11,
    title: named('Dimbaar', 'Dimmable'),
    intro: 'Werkt met een dimmer of heeft er een in het snoer.',
  },
  repairable: {
    id: 12,
    title: named('Losse onderdelen leverbaar', 'Spare parts available'),
    intro: 'Poten, hoezen, grepen en kappen zijn tot tien jaar na aankoop na te bestellen.',
  },
} as const;
export type TagCode = keyof typeof tags;
