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
  {
    file: 'room-lounge',
    place: named(
      'in een warme zitkamer met een ronde spiegel',
      'in a warm sitting room with a round mirror',
      'in einem warmen Wohnzimmer mit rundem Spiegel',
      'dans un salon chaleureux au miroir rond',
      'v útulném obývacím pokoji s kulatým zrcadlem',
      'yuvarlak aynalı sıcak bir oturma odasında',
    ),
    products: {
      'sofa-como-3': {},
      'coffee-drum-travertine': {},
      'armchair-nest-ochre': {},
      'lamp-arc-brass': {},
      'mirror-luna': {},
      'plant-snake': {},
    },
  },
  {
    file: 'room-family',
    place: named(
      'in een gezinskamer met een boekenkast',
      'in a family room with a bookcase',
      'in einem Familienwohnzimmer mit Bücherregal',
      'dans un séjour familial avec une bibliothèque',
      'v rodinném pokoji s knihovnou',
      'kitaplıklı bir aile odasında',
    ),
    products: {
      'sofa-bergen-corner': { colour: 'chenille-blue' },
      'coffee-frame-walnut': {},
      'bookshelf-loft': {},
      'basket-seagrass': {},
      'lamp-vega-floor': { colour: 'metal-black' },
      'rug-line-stripe': { colour: 'wool-sand-navy', size: '300x200' },
    },
  },
  {
    file: 'room-breakfast',
    place: named(
      'in een lichte eethoek',
      'in a bright dining corner',
      'in einer hellen Essecke',
      'dans un coin repas lumineux',
      've světlém jídelním koutě',
      'aydınlık bir yemek köşesinde',
    ),
    products: {
      'dining-mira-round': {},
      'chair-spindle-oak': {},
      'pendant-rattan': {},
      'sideboard-slat-oak': {},
      'vase-moon': {},
      'plant-fiddle': {},
    },
  },
  {
    file: 'room-formal',
    place: named(
      'in een eetkamer met groene lambrisering',
      'in a dining room with green panelling',
      'in einem Esszimmer mit grüner Wandvertäfelung',
      'dans une salle à manger aux lambris verts',
      'v jídelně se zeleným obložením',
      'yeşil lambrili bir yemek odasında',
    ),
    products: {
      'dining-alma-walnut': {},
      'chair-ella-walnut': {},
      'pendant-dome-black': {},
      'sideboard-plain-walnut': {},
    },
  },
  {
    file: 'room-boucle',
    place: named(
      'in een slaapkamer in warme tinten',
      'in a bedroom in warm shades',
      'in einem Schlafzimmer in warmen Tönen',
      'dans une chambre aux tons chauds',
      'v ložnici v teplých odstínech',
      'sıcak tonlarda bir yatak odasında',
    ),
    products: {
      'bed-boucle-180': {},
      'nightstand-walnut-2': {},
      'mirror-arch': {},
      'lamp-table-luna': { colour: 'ceramic-clay' },
      'plant-ficus': { colour: 'ceramic-charcoal' },
    },
  },
  {
    file: 'room-hall',
    place: named(
      'in een hal met visgraatvloer',
      'in a hall with a herringbone floor',
      'in einer Diele mit Fischgrätparkett',
      'dans une entrée au parquet à bâtons rompus',
      'v předsíni s parketami do rybí kosti',
      'balıksırtı parkeli bir antrede',
    ),
    products: {
      'wardrobe-nord-oak': {},
      'bench-alma-oak': {},
      'stool-tri': { wood: 'walnut' },
      'basket-seagrass': {},
      'plant-olive': {},
      'mirror-luna': { colour: 'metal-black' },
    },
  },
  {
    file: 'room-media',
    place: named(
      'in een woonkamer met een televisiemeubel',
      'in a living room with a TV unit',
      'in einem Wohnzimmer mit TV-Möbel',
      'dans un salon avec un meuble télé',
      'v obývacím pokoji s televizním stolkem',
      'televizyon üniteli bir oturma odasında',
    ),
    products: {
      'tv-slat-walnut': {},
      'coffee-runa': {},
      'armchair-malmo': {},
      'lamp-tripod-oak': { wood: 'walnut' },
      'rug-atlas-diamond': { size: '300x200' },
      'plant-fiddle': {},
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
  above: named(
    'van bovenaf',
    'seen from above',
    'von oben',
    'vue de dessus',
    'pohled shora',
    'üstten görünüm',
  ),
  detail: named('van dichtbij', 'close up', 'Nahaufnahme', 'gros plan', 'detail zblízka', 'yakın çekim'),
} as const;

/** Beside the packshot and the rooms, where there are such pictures. */
const furtherViews = ['front', 'above', 'detail'] as const;

export type PlannedPicture = { name: string; what: Named; pictured: Pictured };

/**
 * Pictures of a product in the order of its gallery: packshot, room (shown on hover), front, above, detail.
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
