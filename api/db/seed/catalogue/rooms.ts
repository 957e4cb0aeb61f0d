import { pictureFacts } from '../../../../config/pictures/facts.ts';
import type { ColourCode, ProductCode, Room, WoodCode } from '../../../../messages/shape/catalogue.ts';
import { entriesOf } from './entries-of.ts';
import { type Named, named } from './named.ts';

/** Choice a picture shows where it is not the product's first one. */
export type Pictured = { colour?: ColourCode; wood?: WoodCode; size?: string };
/** The room sets and which products stand in them. */
const rooms: Readonly<Record<Room, Readonly<Partial<Record<ProductCode, Pictured>>>>> = {
  living: {
    'sofa-oslo-3': { colour: 'weave-sage' },
    'coffee-pebble-walnut': {},
    'armchair-malmo-oak': {},
    'lamp-tripod-oak': {},
    'plant-fiddle': { colour: 'ceramic-white' },
    'rug-atlas-diamond': { size: '300x200' },
  },
  dining: {
    'dining-alma-oak': {},
    'chair-ella-oak': {},
    'pendant-paper': {},
    'sideboard-cane-oak': {},
  },
  bedroom: {
    'bed-spindle-oak': {},
    'nightstand-oak': {},
    'lamp-table-luna': {},
    'bench-vera-boucle': { wood: 'oak' },
  },
  study: {
    'desk-nils-oak': {},
    'chair-spindle-black': {},
    'bookshelf-oak': {},
    'lamp-table-luna': {},
    'plant-snake': { colour: 'ceramic-sand' },
  },
  reading: {
    'armchair-nest': {},
    'side-luna-marble': {},
    'lamp-vega-floor': {},
    'rug-plain-round': {},
    'plant-fiddle': { colour: 'ceramic-white' },
  },
  lounge: {
    'sofa-como-3': {},
    'coffee-drum-travertine': {},
    'armchair-nest-ochre': {},
    'lamp-arc-brass': {},
    'mirror-luna': {},
    'plant-snake': {},
  },
  family: {
    'sofa-bergen-corner': { colour: 'chenille-blue' },
    'coffee-frame-walnut': {},
    'bookshelf-loft': {},
    'basket-seagrass': {},
    'lamp-vega-floor': { colour: 'metal-black' },
    'rug-line-stripe': { colour: 'wool-sand-navy', size: '300x200' },
  },
  breakfast: {
    'dining-mira-round': {},
    'chair-spindle-oak': {},
    'pendant-rattan': {},
    'sideboard-slat-oak': {},
    'vase-moon': {},
  },
  formal: {
    'dining-alma-walnut': {},
    'chair-ella-walnut': {},
    'pendant-dome-black': {},
    'sideboard-plain-walnut': {},
  },
  boucle: {
    'bed-boucle-180': {},
    'nightstand-walnut-2': {},
    'mirror-arch': {},
    'lamp-table-luna': { colour: 'ceramic-clay' },
    'plant-ficus': { colour: 'ceramic-charcoal' },
  },
  hall: {
    'wardrobe-nord-oak': {},
    'bench-alma-oak': {},
    'stool-tri': { wood: 'walnut' },
    'basket-seagrass': {},
    'plant-ficus': {},
    'mirror-luna': { colour: 'metal-black' },
  },
  media: {
    'tv-slat-walnut': {},
    'coffee-runa': {},
    'armchair-malmo': {},
    'lamp-tripod-oak': { wood: 'walnut' },
    'rug-atlas-diamond': { size: '300x200' },
  },
  snug: {
    'sofa-oslo-2': {},
    'tv-plain-oak': {},
    'coffee-runa': {},
    'lamp-vega-floor': {},
    'plant-fiddle': { colour: 'ceramic-white' },
    'rug-atlas-diamond': { size: '300x200' },
  },
  cloud: {
    'sofa-lund-3': {},
    'coffee-pebble-walnut': { wood: 'oak' },
    'side-luna-marble': {},
    'lamp-arc-brass': { colour: 'metal-black' },
    'plant-ficus': { colour: 'ceramic-charcoal' },
    'rug-plain-round': {},
  },
  library: {
    'sofa-rio-leather': {},
    'coffee-frame-walnut': {},
    'bookshelf-loft': {},
    'lamp-vega-floor': { colour: 'metal-black' },
    'plant-snake': { colour: 'ceramic-sand' },
    'rug-line-stripe': { size: '300x200' },
  },
  guest: {
    'bed-haga-160': {},
    'wardrobe-shaker-white': {},
    'nightstand-oak': {},
    'lamp-table-luna': {},
    'basket-seagrass': {},
  },
  suite: {
    'bed-riva-channel': {},
    'wardrobe-slat-walnut': {},
    'nightstand-walnut-2': {},
    'lamp-table-luna': {},
    'armchair-nest-ochre': {},
  },
  bistro: {
    'dining-bow-round': {},
    'chair-ronja-rust': {},
    'pendant-dome-black': {},
    'sideboard-plain-walnut': {},
    'plant-olive': {},
    'rug-plain-round': { colour: 'wool-ecru' },
  },
  salon: {
    'dining-flute-round': {},
    'chair-ronja-boucle': {},
    'pendant-paper': {},
    'sideboard-cane-oak': {},
    'plant-ficus': {},
  },
  kitchen: {
    'dining-iro-black': {},
    'chair-stahl-cane': {},
    'pendant-rattan': {},
    'sideboard-slat-oak': {},
    'plant-fiddle': {},
  },
};

/** A picture is planned as soon as its file is measured (`npm run pictures`). */
const isThere = (name: string) => `${name}.webp` in pictureFacts;

/**
 * The name of the picture that shows exactly this finish, `<product>-<colour>-<wood>-<view>` with what differs from the
 * product's first, or null when the product's own has to do.
 */
function finishPicture(code: string, { colour, wood }: Pictured, view: View): string | null {
  const name = [code, colour, wood, view].filter((part) => part !== undefined).join('-');
  return isThere(name) ? name : null;
}

/** Beside the packshot and the rooms, where there are such pictures. */
const furtherViews = ['front', 'inside', 'back', 'above', 'detail'] as const;
type View = 'main' | (typeof furtherViews)[number];

export type PlannedPicture = { name: string; what: Named; pictured: Pictured };

const isFinish = (one: Pictured, { colour, wood }: Pictured) => one.colour === colour && one.wood === wood;

/** The room with this finish of the product, `room-<room>-<product>-<colour>-<wood>`, where it was taken; else as it stands there. */
function roomPicture(
  room: Room,
  { code, finish, pictured }: { code: ProductCode; finish: Pictured; pictured: Pictured },
): PlannedPicture[] {
  const what = named(({ places }) => places[room]);
  const own = ['room', room, code, finish.colour, finish.wood].filter((part) => part !== undefined).join('-');
  if (!isFinish(pictured, finish) && isThere(own))
    return [{ name: own, what, pictured: { ...pictured, colour: finish.colour, wood: finish.wood } }];
  const name = `room-${room}`;
  return isThere(name) ? [{ name, what, pictured }] : [];
}

/**
 * Pictures of a product in the order of its gallery: packshot, room (shown on hover), front, inside, back, above, detail;
 * what shows another finish comes last.
 * @param finish colour and wood of the variant where they differ from the product's first
 */
export function picturesOf(code: ProductCode, finish: Pictured): PlannedPicture[] {
  const ofView = (view: View): PlannedPicture => {
    const own = finishPicture(code, finish, view);
    const what = named(({ views }) => views[view]);
    return own ? { name: own, what, pictured: finish } : { name: `${code}-${view}`, what, pictured: {} };
  };
  const further = [
    ...entriesOf(rooms).flatMap(([room, products]) => {
      const pictured = products[code];
      return pictured ? roomPicture(room, { code, finish, pictured }) : [];
    }),
    ...furtherViews.map(ofView).filter(({ name }) => isThere(name)),
  ];
  const isOwn = ({ pictured }: PlannedPicture) => isFinish(pictured, finish);
  return [ofView('main'), ...further.filter(isOwn), ...further.filter((picture) => !isOwn(picture))];
}
