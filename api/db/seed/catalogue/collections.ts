import { named } from './named.ts';

export const collections = {
  linden: {
    id: 1,
    title: named('Linden collectie', 'Linden collection'),
    intro: 'Onze eigen ontwerpen, getekend in Utrecht en gemaakt in werkplaatsen die we kennen.',
    file: 'room-living',
  },
  autumn: {
    id: 2,
    title: named('Najaar binnen', 'Autumn indoors'),
    intro: 'Roest, oker en mokka, met lampen die vroeg aan mogen.',
    file: 'chair-ronja-rust-main',
  },
  'light-summer': {
    id: 3,
    title: named('Lichte zomer', 'Light summer'),
    intro: 'Riet, linnen en wit geolied eiken voor kamers met de ramen open.',
    file: 'pendant-rattan-main',
  },
  japandi: {
    id: 4,
    title: named('Japandi rust', 'Japandi calm'),
    intro: 'Lage meubels, stille kleuren en zichtbaar hout.',
    file: 'sideboard-slat-oak-front',
  },
  'mid-century': {
    id: 5,
    title: named('Mid-century walnoot', 'Mid-century walnut'),
    intro: 'Walnoot, leer en messing, met de lijnen van de jaren vijftig.',
    file: 'armchair-malmo-main',
  },
  'home-office': {
    id: 6,
    title: named('Thuis werken', 'Working from home'),
    intro: 'Bureau, stoel, lamp en kast die samen in een hoek van de kamer passen.',
    file: 'room-study',
  },
  boucle: {
    id: 7,
    title: named('Zachte bouclé', 'Soft bouclé'),
    intro: 'Wollig, lichtgekleurd en fijn om aan te raken.',
    file: 'armchair-nest-main',
  },
  dinner: {
    id: 8,
    title: named('Lang tafelen', 'Long dinners'),
    intro: 'Grote tafels en stoelen waar u het tot na de koffie op uithoudt.',
    file: 'room-dining',
  },
} as const;
export type CollectionCode = keyof typeof collections;
