import type { CategoryName } from '../../../../messages/shape/catalogue.ts';
import type { categories } from '../../schema/catalogue.ts';
import { entriesOf } from './entries-of.ts';
import { named } from './named.ts';
import { picture } from './pictures.ts';
import { setupVsinOf } from './setup-products.ts';
import { aliasOf } from './slug.ts';

type CategoryRow = typeof categories.$inferInsert;

/**
 * The tree in preorder: vsin, and file name of the picture without extension. Children extend the number of their
 * parent (C1 → C11 → C111).
 */
const tree: Readonly<Record<CategoryName, readonly [vsin: string, file: string]>> = {
  living: ['C1', 'room-cloud'],
  sofas: ['C11', 'sofa-oslo-3-main'],
  '2-seater-sofas': ['C111', 'sofa-oslo-2-main'],
  '3-seater-sofas': ['C112', 'sofa-como-3-main'],
  'corner-sofas': ['C113', 'sofa-bergen-corner-main'],
  armchairs: ['C12', 'armchair-malmo-main'],
  'coffee-tables': ['C13', 'coffee-pebble-walnut-main'],
  'round-coffee-tables': ['C131', 'coffee-drum-travertine-main'],
  'rectangular-coffee-tables': ['C132', 'coffee-frame-walnut-main'],
  'organic-coffee-tables': ['C133', 'coffee-pebble-walnut-main'],
  'side-tables': ['C14', 'side-luna-marble-main'],
  stools: ['C15', 'stool-tri-main'],
  sleeping: ['C2', 'room-bedroom'],
  beds: ['C21', 'bed-haga-160-main'],
  'upholstered-beds': ['C211', 'bed-haga-160-main'],
  'wooden-beds': ['C212', 'bed-spindle-oak-main'],
  nightstands: ['C22', 'nightstand-oak-main'],
  'bed-benches': ['C23', 'bench-vera-boucle-main'],
  dining: ['C3', 'room-dining'],
  'dining-tables': ['C31', 'dining-alma-oak-main'],
  'rectangular-dining-tables': ['C311', 'dining-alma-walnut-main'],
  'round-dining-tables': ['C312', 'dining-mira-round-main'],
  'dining-chairs': ['C32', 'chair-ella-oak-main'],
  'wooden-dining-chairs': ['C321', 'chair-spindle-oak-main'],
  'upholstered-dining-chairs': ['C322', 'chair-ronja-rust-main'],
  'cane-chairs': ['C323', 'chair-stahl-cane-main'],
  'dining-benches': ['C33', 'bench-alma-oak-main'],
  working: ['C4', 'room-study'],
  desks: ['C41', 'desk-nils-oak-main'],
  'shelving-units': ['C42', 'bookshelf-loft-main'],
  storage: ['C5', 'room-hall'],
  sideboards: ['C51', 'sideboard-slat-oak-main'],
  'tv-units': ['C52', 'tv-slat-walnut-main'],
  bookcases: ['C53', 'bookshelf-oak-main'],
  wardrobes: ['C54', 'wardrobe-nord-oak-main'],
  baskets: ['C55', 'basket-seagrass-main'],
  lighting: ['C6', 'room-lounge'],
  'floor-lamps': ['C61', 'lamp-tripod-oak-main'],
  'table-lamps': ['C62', 'lamp-table-luna-main'],
  'pendant-lamps': ['C63', 'pendant-rattan-main'],
  rugs: ['C7', 'room-family'],
  'rectangular-rugs': ['C71', 'rug-line-stripe-main'],
  'round-rugs': ['C72', 'rug-plain-round-main'],
  decoration: ['C8', 'room-reading'],
  mirrors: ['C81', 'mirror-arch-main'],
  'artificial-plants': ['C82', 'plant-ficus-main'],
  vases: ['C83', 'vase-moon-main'],
};

/** `C112` → 112. */
export function vsinNumber(vsin: string): number {
  return Number(vsin.replace(/^[A-Z]+/, ''));
}

const vsins = Object.values(tree).map(([vsin]) => vsin);

/** All categories in preorder: a subtree is exactly `lft`..`rgt`, both ends included; ids are the numbers of their vsins. */
export const categoryRows: readonly CategoryRow[] = entriesOf(tree).map(([name, [vsin, file]], index) => {
  const title = named((texts) => texts.categories[name].title);
  return {
    id: vsinNumber(vsin),
    vsin,
    parentId: vsin.length > 2 ? vsinNumber(vsin.slice(0, -1)) : null,
    lft: index + 1,
    rgt: index + vsins.filter((other) => other.startsWith(vsin)).length,
    depth: vsin.length - 1,
    title,
    alias: aliasOf(title),
    intro: named((texts) => texts.categories[name].intro),
    media: picture(file, title),
    setupVsin: setupVsinOf(vsin),
  };
});
