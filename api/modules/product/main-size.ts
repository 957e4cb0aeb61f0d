import type { Facts } from '../../contract/facts.ts';
import type { MainSize } from '../../contract/main-size.ts';
import type { Outline } from '../../contract/outlines.ts';

type Measured = {
  outline: Outline | null;
  widthMm: number;
  depthMm: number;
  heightMm: number;
  facts: Facts;
};

const shapes: Readonly<Record<Outline, MainSize['shape']>> = {
  sofa: 'deep',
  'plinth-sofa': 'deep',
  'sled-sofa': 'deep',
  'corner-sofa': 'deep',
  'tub-chair': 'deep',
  'lounge-chair': 'deep',
  chair: 'upright',
  'shell-chair': 'upright',
  'cane-chair': 'upright',
  'spindle-chair': 'upright',
  stool: 'upright',
  bench: 'deep',
  'padded-bench': 'deep',
  table: 'deep',
  'trestle-table': 'deep',
  'sled-table': 'deep',
  'frame-table': 'deep',
  desk: 'deep',
  'round-table': 'round',
  'bow-table': 'round',
  'cone-table': 'round',
  'column-table': 'round',
  'drum-table': 'round',
  pedestal: 'column',
  'pebble-table': 'deep',
  cabinet: 'upright',
  'tv-cabinet': 'upright',
  wardrobe: 'upright',
  nightstand: 'upright',
  shelf: 'upright',
  rack: 'upright',
  bed: 'deep',
  'channel-bed': 'deep',
  'spindle-bed': 'deep',
  lamp: 'column',
  'tripod-lamp': 'column',
  'arc-lamp': 'upright',
  'table-lamp': 'column',
  'dome-pendant': 'column',
  'globe-pendant': 'column',
  'woven-pendant': 'column',
  plant: 'column',
  'leaf-tree': 'column',
  tree: 'column',
  'blade-plant': 'column',
  vase: 'column',
  basket: 'column',
  round: 'round',
  disc: 'round',
  arch: 'upright',
};

/** What lies on the floor has no height worth telling. */
const flatBelowMm = 50;

function shapeOf({ outline, heightMm }: Measured): MainSize['shape'] {
  if (outline) return shapes[outline];
  return heightMm < flatBelowMm ? 'flat' : 'box';
}

/** The measures a card tells. A bed is chosen by its mattress; what is called round and is not has two sides. */
export function mainSizeOf(measured: Measured): MainSize {
  const { outline, facts } = measured;
  const [width, depth, height] = [measured.widthMm / 10, measured.depthMm / 10, measured.heightMm / 10];
  const { mattressWidthCm, mattressLengthCm } = facts;
  if (mattressWidthCm && mattressLengthCm)
    return { shape: 'flat', sidesCm: [mattressWidthCm, mattressLengthCm] };
  // A mirror that hangs is as deep as its frame.
  const across = outline === 'disc' ? height : depth;
  const isRound = width === across;
  const shape = shapeOf(measured);
  switch (shape) {
    case 'flat':
    case 'deep':
      return { shape, sidesCm: [width, depth] };
    case 'upright':
      return { shape: 'upright', sidesCm: [width, height] };
    case 'round':
      return isRound
        ? { shape: 'round', sidesCm: [width] }
        : { shape: outline === 'disc' ? 'upright' : 'deep', sidesCm: [width, across] };
    case 'column':
      return isRound
        ? { shape: 'column', sidesCm: [width, height] }
        : { shape: 'upright', sidesCm: [width, height] };
    case 'box':
      return { shape: 'box', sidesCm: [width, depth, height] };
  }
}
