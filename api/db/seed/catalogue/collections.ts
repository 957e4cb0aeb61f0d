import { named } from './named.ts';

export const collections = {
  linden: {
    id: 1,
    title: named(
      'Linden collectie',
      'Linden collection',
      'Linden-Kollektion',
      'Collection Linden',
      'Kolekce Linden',
      'Linden koleksiyonu',
    ),
    intro: 'Onze eigen ontwerpen, getekend in Utrecht en gemaakt in werkplaatsen die we kennen.',
    file: 'room-living',
  },
  autumn: {
    id: 2,
    title: named(
      'Najaar binnen',
      'Autumn indoors',
      'Herbst im Haus',
      'L’automne à la maison',
      'Podzim doma',
      'Evde sonbahar',
    ),
    intro: 'Roest, oker en mokka, met lampen die vroeg aan mogen.',
    file: 'chair-ronja-rust-main',
  },
  'light-summer': {
    id: 3,
    title: named(
      'Lichte zomer',
      'Light summer',
      'Leichter Sommer',
      'Été lumineux',
      'Světlé léto',
      'Ferah yaz',
    ),
    intro: 'Riet, linnen en wit geolied eiken voor kamers met de ramen open.',
    file: 'pendant-rattan-main',
  },
  japandi: {
    id: 4,
    title: named(
      'Japandi rust',
      'Japandi calm',
      'Ruhe im Japandi-Stil',
      'Sérénité Japandi',
      'Klid ve stylu japandi',
      'Japandi dinginliği',
    ),
    intro: 'Lage meubels, stille kleuren en zichtbaar hout.',
    file: 'sideboard-slat-oak-front',
  },
  'mid-century': {
    id: 5,
    title: named(
      'Mid-century walnoot',
      'Mid-century walnut',
      'Mid-Century in Nussbaum',
      'Mid-century en noyer',
      'Mid-century v ořechu',
      'Mid-century ceviz',
    ),
    intro: 'Walnoot, leer en messing, met de lijnen van de jaren vijftig.',
    file: 'armchair-malmo-main',
  },
  'home-office': {
    id: 6,
    title: named(
      'Thuis werken',
      'Working from home',
      'Arbeiten zu Hause',
      'Travailler chez soi',
      'Práce z domova',
      'Evden çalışma',
    ),
    intro: 'Bureau, stoel, lamp en kast die samen in een hoek van de kamer passen.',
    file: 'room-study',
  },
  boucle: {
    id: 7,
    title: named(
      'Zachte bouclé',
      'Soft bouclé',
      'Weicher Bouclé',
      'Bouclette toute douce',
      'Hebké buklé',
      'Yumuşak buklet',
    ),
    intro: 'Wollig, lichtgekleurd en fijn om aan te raken.',
    file: 'armchair-nest-main',
  },
  dinner: {
    id: 8,
    title: named(
      'Lang tafelen',
      'Long dinners',
      'Lange Tafelrunden',
      'Longues tablées',
      'Dlouhé večeře',
      'Uzun sofralar',
    ),
    intro: 'Grote tafels en stoelen waar u het tot na de koffie op uithoudt.',
    file: 'room-dining',
  },
} as const;
export type CollectionCode = keyof typeof collections;
