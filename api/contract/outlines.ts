import { type InferType, number, object, string } from 'yup';

/** How a product is drawn with its dimensions; all others are drawn as boxes. */
export const outlines = [
  'sofa',
  /** With arms rounded down to a plinth. */
  'plinth-sofa',
  'sled-sofa',
  /** With a chaise, see `chaise` and `bodyDepthCm` of the details. */
  'corner-sofa',
  /** One bent back that becomes the arms. */
  'tub-chair',
  /** Loose cushions in a wooden frame. */
  'lounge-chair',
  'chair',
  'shell-chair',
  'cane-chair',
  'spindle-chair',
  'stool',
  'bench',
  'padded-bench',
  'table',
  'trestle-table',
  'sled-table',
  /** Thin straight legs at the corners. */
  'frame-table',
  'desk',
  'round-table',
  /** Round, on four legs that bow outwards from the middle. */
  'bow-table',
  /** Round, on a foot like a tree's. */
  'cone-table',
  /** Round, on a fluted column. */
  'column-table',
  /** Thick and round, on a stout column. */
  'drum-table',
  /** A round board on one thin foot. */
  'pedestal',
  /** A board like a pebble. */
  'pebble-table',
  'cabinet',
  /** The middle one of its compartments is open. */
  'tv-cabinet',
  'wardrobe',
  'nightstand',
  'shelf',
  /** A shelf of boards between metal posts. */
  'rack',
  'bed',
  /** With a headboard of upright channels. */
  'channel-bed',
  'spindle-bed',
  'lamp',
  'tripod-lamp',
  'arc-lamp',
  'table-lamp',
  'dome-pendant',
  'globe-pendant',
  'woven-pendant',
  'plant',
  /** A crown of large leaves on a stem. */
  'leaf-tree',
  /** A round crown on a stem. */
  'tree',
  /** Upright blades. */
  'blade-plant',
  'vase',
  'basket',
  /** Round seen from above. */
  'round',
  /** Round seen from the front. */
  'disc',
  /** With a round top, seen from the front. */
  'arch',
] as const;
export type Outline = (typeof outlines)[number];

export const chaiseSides = ['left', 'right'] as const;
export const cabinetFronts = ['plain', 'slats', 'frames', 'panels'] as const;

const centimetres = number().positive();
/** What a drawing needs and the dimensions do not tell; what is left out is drawn as is usual for the outline. */
export const outlineDetailsSchema = object({
  /** Seat cushions of a sofa, doors or drawers or compartments of storage, drawers of a desk, spindles of a bed. */
  count: number().integer().min(1).max(40),
  armWidthCm: centimetres,
  armHeightCm: centimetres,
  /** Also of a plinth. */
  legHeightCm: centimetres,
  /** Height of a second board above the floor. */
  shelfHeightCm: centimetres,
  /** From the front to the back cushions; of a corner sofa beside its chaise. */
  seatDepthCm: centimetres,
  /** The depth of a corner sofa beside its chaise. */
  bodyDepthCm: centimetres,
  /** The side of the chaise as seen from in front of the sofa. */
  chaise: string().oneOf(chaiseSides),
  front: string().oneOf(cabinetFronts),
});
export type OutlineDetails = InferType<typeof outlineDetailsSchema>;
