import type { Outline } from '../../../contract/catalogue.ts';

/** By the first word of a product's code. */
const usual: Readonly<Record<string, Outline>> = {
  sofa: 'sofa',
  armchair: 'sofa',
  chair: 'chair',
  dining: 'table',
  desk: 'table',
  bench: 'table',
  coffee: 'round',
  side: 'pedestal',
  stool: 'round-table',
  sideboard: 'cabinet',
  tv: 'cabinet',
  wardrobe: 'cabinet',
  nightstand: 'cabinet',
  bookshelf: 'shelf',
  bed: 'bed',
  lamp: 'lamp',
  pendant: 'round',
  plant: 'plant',
  vase: 'round',
  basket: 'round',
};

/** Products that differ from others of their kind; null where no outline is like them. */
const own: Readonly<Record<string, Outline | null>> = {
  'sofa-bergen-corner': null,
  'dining-mira-round': 'pedestal',
  'dining-flute-round': 'pedestal',
  'dining-bow-round': 'round-table',
  'coffee-runa': 'round-table',
  'coffee-frame-walnut': 'table',
  'coffee-pebble-walnut': 'table',
  'lamp-arc-brass': null,
  'rug-plain-round': 'round',
  'mirror-luna': 'disc',
};

export function outlineOf(code: string): Outline | null {
  const known = own[code];
  return known === undefined ? (usual[code.split('-')[0] ?? ''] ?? null) : known;
}
