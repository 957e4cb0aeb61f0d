import type { Outline, OutlineDetails } from '../../../contract/outlines.ts';
import { bedFacts, sofaFacts } from './facts/seats.ts';

type Drawn = { outline: Outline; outlineDetails: OutlineDetails };

const drawn = (outline: Outline, outlineDetails: OutlineDetails = {}): Drawn => ({ outline, outlineDetails });

const sofaDetails = { armWidthCm: 17, armHeightCm: 60, legHeightCm: 14 };
const nest = drawn('tub-chair', { armWidthCm: 15, armHeightCm: 55, legHeightCm: 15 });
const malmo = drawn('lounge-chair', { armWidthCm: 6, armHeightCm: 55 });

/** As the models in `imagery/scripts/families` are; a product that is not here is a box, as a rug is. */
const byCode: Readonly<Record<string, Drawn>> = {
  'sofa-oslo-3': drawn('sofa', {
    ...sofaDetails,
    count: 3,
    seatDepthCm: sofaFacts['sofa-oslo-3'].seatDepthCm,
  }),
  'sofa-oslo-2': drawn('sofa', {
    ...sofaDetails,
    count: 2,
    seatDepthCm: sofaFacts['sofa-oslo-2'].seatDepthCm,
  }),
  'sofa-lund-3': drawn('plinth-sofa', {
    count: 2,
    armWidthCm: 22,
    armHeightCm: 58,
    legHeightCm: 5,
    seatDepthCm: sofaFacts['sofa-lund-3'].seatDepthCm,
  }),
  'sofa-como-3': drawn('sled-sofa', {
    count: 3,
    armWidthCm: 14,
    armHeightCm: 58,
    legHeightCm: 14,
    seatDepthCm: sofaFacts['sofa-como-3'].seatDepthCm,
  }),
  'sofa-rio-leather': drawn('sofa', {
    count: 3,
    armWidthCm: 13,
    armHeightCm: 57,
    legHeightCm: 14,
    seatDepthCm: sofaFacts['sofa-rio-leather'].seatDepthCm,
  }),
  'sofa-bergen-corner': drawn('corner-sofa', {
    count: 3,
    armWidthCm: 20,
    armHeightCm: 60,
    legHeightCm: 8,
    bodyDepthCm: 94,
    seatDepthCm: sofaFacts['sofa-bergen-corner'].seatDepthCm,
    chaise: 'right',
  }),
  'chair-ella-oak': drawn('chair'),
  'chair-ella-walnut': drawn('chair'),
  'chair-ronja-rust': drawn('shell-chair'),
  'chair-ronja-boucle': drawn('shell-chair'),
  'chair-stahl-cane': drawn('cane-chair'),
  'chair-spindle-black': drawn('spindle-chair', { count: 9 }),
  'chair-spindle-oak': drawn('spindle-chair', { count: 9 }),
  'armchair-nest': nest,
  'armchair-nest-ochre': nest,
  'armchair-malmo': malmo,
  'armchair-malmo-oak': malmo,
  'stool-tri': drawn('stool'),
  'dining-alma-oak': drawn('table'),
  'dining-alma-walnut': drawn('trestle-table'),
  'dining-iro-black': drawn('sled-table'),
  'dining-mira-round': drawn('cone-table'),
  'dining-flute-round': drawn('column-table'),
  'dining-bow-round': drawn('bow-table'),
  'coffee-runa': drawn('round-table', { shelfHeightCm: 15 }),
  'coffee-drum-travertine': drawn('drum-table'),
  'coffee-frame-walnut': drawn('frame-table', { shelfHeightCm: 13 }),
  'coffee-pebble-walnut': drawn('pebble-table'),
  'side-luna-marble': drawn('pedestal'),
  'desk-nils-oak': drawn('desk', { count: 2 }),
  'bench-alma-oak': drawn('bench'),
  'bench-vera-boucle': drawn('padded-bench'),
  'sideboard-slat-oak': drawn('cabinet', { count: 4, legHeightCm: 17, front: 'slats' }),
  'sideboard-cane-oak': drawn('cabinet', { count: 3, legHeightCm: 17, front: 'frames' }),
  'sideboard-plain-walnut': drawn('cabinet', { count: 4, legHeightCm: 17, front: 'plain' }),
  'tv-slat-walnut': drawn('tv-cabinet', { count: 3, legHeightCm: 14, front: 'slats' }),
  'tv-plain-oak': drawn('tv-cabinet', { count: 3, legHeightCm: 13, front: 'plain' }),
  'wardrobe-nord-oak': drawn('wardrobe', { count: 3, front: 'plain' }),
  'wardrobe-shaker-white': drawn('wardrobe', { count: 2, front: 'panels' }),
  'wardrobe-slat-walnut': drawn('wardrobe', { count: 4, front: 'slats' }),
  'bookshelf-oak': drawn('shelf', { count: 5 }),
  'bookshelf-loft': drawn('rack', { count: 5 }),
  'nightstand-oak': drawn('nightstand', { count: 1, legHeightCm: 16 }),
  'nightstand-walnut-2': drawn('nightstand', { count: 2, legHeightCm: 16 }),
  'bed-haga-160': drawn('bed'),
  'bed-riva-channel': drawn('channel-bed', { count: 9 }),
  'bed-spindle-oak': drawn('spindle-bed', {
    count: 21,
    legHeightCm: bedFacts['bed-spindle-oak'].clearanceCm,
  }),
  'bed-boucle-180': drawn('bed'),
  'lamp-vega-floor': drawn('lamp'),
  'lamp-tripod-oak': drawn('tripod-lamp'),
  'lamp-arc-brass': drawn('arc-lamp'),
  'lamp-table-luna': drawn('table-lamp'),
  'pendant-dome-black': drawn('dome-pendant'),
  'pendant-paper': drawn('globe-pendant'),
  'pendant-rattan': drawn('woven-pendant'),
  'plant-ficus': drawn('plant'),
  'plant-fiddle': drawn('leaf-tree'),
  'plant-olive': drawn('tree'),
  'plant-snake': drawn('blade-plant'),
  'rug-plain-round': drawn('round'),
  'mirror-luna': drawn('disc'),
  'mirror-arch': drawn('arch'),
  'vase-moon': drawn('vase'),
  'basket-seagrass': drawn('basket'),
};

export function outlineOf(code: string): { outline: Outline | null; outlineDetails: OutlineDetails } {
  return byCode[code] ?? { outline: null, outlineDetails: {} };
}
