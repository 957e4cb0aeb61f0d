import { pictureFacts } from '../../../../config/pictures/facts.ts';
import { type Named, named } from './named.ts';
import type { ColourCode, WoodCode } from './options.ts';

/** Choice a picture shows where it is not the product's first one. */
export type Pictured = { colour?: ColourCode; wood?: WoodCode; size?: string };
type Room = { file: string; place: Named; products: Readonly<Record<string, Pictured>> };

/** The room sets and which products stand in them. */
const rooms: readonly Room[] = [
  {
    file: 'room-living',
    place: named(
      'in een lichte woonkamer',
      'in a bright living room',
      'in einem hellen Wohnzimmer',
      'dans un salon lumineux',
      've světlém obývacím pokoji',
      'aydınlık bir oturma odasında',
    ),
    products: {
      'sofa-oslo-3': { colour: 'weave-sage' },
      'coffee-pebble-walnut': {},
      'armchair-malmo-oak': {},
      'lamp-tripod-oak': {},
      'plant-fiddle': { colour: 'ceramic-white' },
      'rug-atlas-diamond': { size: '300x200' },
    },
  },
  {
    file: 'room-dining',
    place: named(
      'in een eetkamer met visgraatvloer',
      'in a dining room with a herringbone floor',
      'in einem Esszimmer mit Fischgrätparkett',
      'dans une salle à manger au parquet à bâtons rompus',
      'v jídelně s parketami do rybí kosti',
      'balıksırtı parkeli bir yemek odasında',
    ),
    products: {
      'dining-alma-oak': {},
      'chair-ella-oak': {},
      'pendant-paper': {},
      'sideboard-cane-oak': {},
      'plant-olive': { colour: 'ceramic-sand' },
    },
  },
  {
    file: 'room-bedroom',
    place: named(
      'in een slaapkamer met lambrisering',
      'in a panelled bedroom',
      'in einem Schlafzimmer mit Wandvertäfelung',
      'dans une chambre aux murs lambrissés',
      'v ložnici s dřevěným obložením',
      'lambri kaplı bir yatak odasında',
    ),
    products: {
      'bed-spindle-oak': {},
      'nightstand-oak': {},
      'lamp-table-luna': {},
      'plant-ficus': {},
      'bench-vera-boucle': { wood: 'oak' },
    },
  },
  {
    file: 'room-study',
    place: named(
      'in een werkkamer',
      'in a study',
      'in einem Arbeitszimmer',
      'dans un bureau',
      'v pracovně',
      'bir çalışma odasında',
    ),
    products: {
      'desk-nils-oak': {},
      'chair-spindle-black': {},
      'bookshelf-oak': {},
      'lamp-table-luna': {},
      'plant-snake': { colour: 'ceramic-sand' },
    },
  },
  {
    file: 'room-reading',
    place: named(
      'in een leeshoek bij het raam',
      'in a reading corner by the window',
      'in einer Leseecke am Fenster',
      'dans un coin lecture près de la fenêtre',
      'v koutku na čtení u okna',
      'pencere kenarındaki okuma köşesinde',
    ),
    products: {
      'armchair-nest': {},
      'side-luna-marble': {},
      'lamp-vega-floor': {},
      'rug-plain-round': {},
      'plant-olive': {},
    },
  },
];

/** A picture is planned as soon as its file is measured (`npm run pictures`). */
const isThere = (name: string) => `${name}.webp` in pictureFacts;

/**
 * The name of the packshot that shows exactly this finish, `<product>-<colour>-<wood>-main` with what differs from the
 * product's first, or null when the product's own has to do.
 */
function finishPackshot(code: string, { colour, wood }: Pictured): string | null {
  const name = [code, colour, wood, 'main'].filter((part) => part !== undefined).join('-');
  return isThere(name) ? name : null;
}

const views = {
  main: named(
    'schuin van voren',
    'seen at an angle',
    'schräg von vorn',
    'vue de trois quarts',
    'pohled zešikma',
    'çapraz önden görünüm',
  ),
  front: named(
    'recht van voren',
    'seen from the front',
    'von vorn',
    'vue de face',
    'pohled zepředu',
    'önden görünüm',
  ),
  detail: named('van dichtbij', 'close up', 'Nahaufnahme', 'gros plan', 'detail zblízka', 'yakın çekim'),
} as const;

/** Beside the packshot and the rooms, where there are such pictures. */
const furtherViews = ['front', 'detail'] as const;

export type PlannedPicture = { name: string; what: Named; pictured: Pictured };

/**
 * Pictures of a product in the order of its gallery: packshot, room (shown on hover), front, detail.
 * @param finish colour and wood of the variant where they differ from the product's first
 */
export function picturesOf(code: string, finish: Pictured): PlannedPicture[] {
  const ownPackshot = finishPackshot(code, finish);
  return [
    ownPackshot
      ? { name: ownPackshot, what: views.main, pictured: finish }
      : { name: `${code}-main`, what: views.main, pictured: {} },
    ...rooms.flatMap(({ file, place, products }) => {
      const pictured = products[code];
      return pictured ? [{ name: file, what: place, pictured }] : [];
    }),
    ...furtherViews
      .filter((view) => isThere(`${code}-${view}`))
      .map((view) => ({ name: `${code}-${view}`, what: views[view], pictured: {} })),
  ];
}
