import type { Outline, OutlineDetails } from '@/api/contract/outlines';
import { loungeChair, tubChair } from './armchairs';
import { bed, channelBed, spindleBed } from './beds';
import { caneChair, chair, shellChair, spindleChair } from './chairs';
import { arch, basket, box, disc, round, vase } from './decor';
import { arcLamp, domePendant, globePendant, lamp, tableLamp, tripodLamp, wovenPendant } from './lighting';
import { bladePlant, leafTree, plant, tree } from './plants';
import { bowTable, columnTable, coneTable, drumTable, pedestal, roundTable } from './round-tables';
import { bench, paddedBench, stool } from './seats';
import { within } from './shapes';
import { cornerSofa, plinthSofa, sledSofa, sofa } from './sofas';
import { cabinet, nightstand, rack, shelf, tvCabinet, wardrobe } from './storage';
import { desk, frameTable, pebbleTable, sledTable, table, trestleTable } from './tables';
import type { Draw, Size, Views } from './types';

const outlines: Record<Outline, Draw> = {
  sofa,
  'plinth-sofa': plinthSofa,
  'sled-sofa': sledSofa,
  'corner-sofa': cornerSofa,
  'tub-chair': tubChair,
  'lounge-chair': loungeChair,
  chair,
  'shell-chair': shellChair,
  'cane-chair': caneChair,
  'spindle-chair': spindleChair,
  stool,
  bench,
  'padded-bench': paddedBench,
  table,
  'trestle-table': trestleTable,
  'sled-table': sledTable,
  'frame-table': frameTable,
  desk,
  'round-table': roundTable,
  'bow-table': bowTable,
  'cone-table': coneTable,
  'column-table': columnTable,
  'drum-table': drumTable,
  pedestal,
  'pebble-table': pebbleTable,
  cabinet,
  'tv-cabinet': tvCabinet,
  wardrobe,
  nightstand,
  shelf,
  rack,
  bed,
  'channel-bed': channelBed,
  'spindle-bed': spindleBed,
  lamp,
  'tripod-lamp': tripodLamp,
  'arc-lamp': arcLamp,
  'table-lamp': tableLamp,
  'dome-pendant': domePendant,
  'globe-pendant': globePendant,
  'woven-pendant': wovenPendant,
  plant,
  'leaf-tree': leafTree,
  tree,
  'blade-plant': bladePlant,
  vase,
  basket,
  round,
  disc,
  arch,
};

/**
 * The three views of a product, simplified. Each view as a whole is as wide and as high as the product; what is not
 * known to have another outline is a box.
 */
export function viewsOf(outline: Outline | null, size: Size, details: OutlineDetails): Views {
  const { front, side, top } = (outline ? outlines[outline] : box)(size, details);
  const { width, depth, height } = size;
  return {
    front: within(front, width, height),
    side: within(side, depth, height),
    top: within(top, width, depth),
  };
}
