import type { Facts } from '../../../../../contract/facts.ts';
import type { Kind } from '../kinds.ts';

const build = ['assembly', 'madeIn'] as const;
const seat = ['seatWidthCm', 'seatDepthCm', 'loadPerSeatKg'] as const;
const board = ['topThicknessCm', 'loadKg', 'surfaces'] as const;
/** Facts without which nobody can judge a product of the kind. */
export const needed: Readonly<Record<Kind, readonly (keyof Facts)[]>> = {
  sofa: [...build, ...seat, 'persons', 'armHeightCm', 'armWidthCm', 'backHeightCm', 'firmness', 'cover'],
  armchair: [...build, ...seat, 'armHeightCm', 'armWidthCm', 'backHeightCm', 'firmness', 'cover'],
  chair: [...build, ...seat, 'backHeightCm'],
  bench: [...build, ...seat],
  bed: [
    ...build,
    'mattressWidthCm',
    'mattressLengthCm',
    'insideWidthCm',
    'insideLengthCm',
    'slatHeightCm',
    'sideHeightCm',
    'clearanceCm',
    'loadKg',
    'included',
    'notIncluded',
  ],
  'dining-table': [...build, ...board, 'persons', 'legRoomHeightCm'],
  'low-table': [...build, ...board],
  desk: [...build, ...board, 'legRoomHeightCm', 'legRoomWidthCm', 'drawers'],
  storage: [...build, 'insideDepthCm', 'loadPerShelfKg', 'tipOver', 'surfaces'],
  nightstand: [...build, 'drawers', 'loadKg', 'tipOver', 'clearanceCm', 'surfaces'],
  basket: [...build, 'volumeLitre'],
  lamp: [
    ...build,
    'mains',
    'cordCm',
    'switch',
    'fitting',
    'bulbs',
    'bulbIncluded',
    'bulbWatt',
    'isDimmable',
    'energyLabel',
    'ingressProtection',
  ],
  rug: [
    ...build,
    'weave',
    'pileMm',
    'weightGsm',
    'composition',
    'lightfastness',
    'underfloorHeating',
    'notIncluded',
  ],
  mirror: [...build, 'glassMm', 'tipOver', 'included'],
  plant: [...build, 'potCm', 'included'],
  vase: [...build, 'volumeLitre', 'isWatertight'],
};

/** What whoever is upholstered or made of fabric needs beside that; leather has no rubs of threads. */
export const neededOfFabric = ['composition', 'lightfastness', 'cleaning', 'cover'] as const;
export const neededOfCloth = ['martindale', 'pilling'] as const;
