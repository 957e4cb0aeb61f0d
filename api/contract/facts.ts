import { array, boolean, type InferType, number, object, string } from 'yup';
import { guaranteeParts } from './guarantee.ts';

/** Answers that are no figure: pages have words for each, in every language. */
export const factWords = [
  'cover-fixed',
  'cover-cushions',
  'cover-all',
  'clean-damp',
  'clean-dry',
  'clean-wash',
  'clean-leather',
  'surface-oil',
  'surface-white-oil',
  'surface-stain-oil',
  'surface-stain-lacquer',
  'surface-lacquer',
  'surface-powder',
  'surface-brushed',
  'surface-honed',
  'surface-glaze',
  'assembly-ready',
  'assembly-legs',
  'assembly-kit',
  'assembly-stack',
  'assembly-free',
  'assembly-hang',
  'assembly-unroll',
  'tip-included',
  'tip-not-needed',
  'mains-plug',
  'mains-ceiling',
  'switch-cord',
  'switch-cord-dimmer',
  'switch-foot',
  'switch-foot-dimmer',
  'switch-wall',
  'label-on-bulb',
  'weave-knotted',
  'weave-woven',
  'weave-tufted',
  'part-cushions',
  'part-cushion',
  'part-slats',
  'part-tools',
  'part-fixings',
  'part-felt',
  'part-pot',
  'part-bulb',
  'part-mattress',
  'part-bedding',
  'part-decoration',
  'part-underlay',
  'part-chairs',
  'part-screen',
  'part-plant',
] as const;
export type FactWord = (typeof factWords)[number];

export const fibres = [
  'linen',
  'cotton',
  'polyester',
  'recycled-polyester',
  'acrylic',
  'wool',
  'leather',
] as const;
export type Fibre = (typeof fibres)[number];

const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export const hazards = ['flame', 'bunk'] as const;

const positive = number().positive();
const whole = number().integer().positive();
const word = string().oneOf(factWords);
const grade = (most: number) => number().min(1).max(most);

/**
 * What is true of a variant and no text says: figures whose unit ends their name, grades, and words. What a kind of
 * product must have is asked of the seed; a shop's own products have what is known of them.
 */
export const factsSchema = object({
  /** Of a sofa or bench, or around a table. */
  persons: whole,
  seatWidthCm: positive,
  seatDepthCm: positive,
  /** From the front of the chaise to the back cushions. */
  chaiseSeatDepthCm: positive,
  armHeightCm: positive,
  armWidthCm: positive,
  /** Above the seat. */
  backHeightCm: positive,
  /** 1 is very soft, 5 very firm. */
  firmness: grade(5),
  /** For each person, on seats. */
  loadPerSeatKg: positive,

  mattressWidthCm: positive,
  mattressLengthCm: positive,
  insideWidthCm: positive,
  insideLengthCm: positive,
  /** Of the slats the mattress lies on, above the floor. */
  slatHeightCm: positive,
  /** Of the rails beside the mattress, above the floor. */
  sideHeightCm: positive,
  /** Free below it. */
  clearanceCm: positive,

  legRoomHeightCm: positive,
  legRoomWidthCm: positive,
  topThicknessCm: positive,
  /** Top of the second board above the floor. */
  shelfHeightCm: positive,

  doors: whole,
  drawers: whole,
  shelves: whole,
  compartments: whole,
  insideDepthCm: positive,
  railLengthCm: positive,
  screenInch: positive,
  loadPerShelfKg: positive,
  volumeLitre: positive,
  /** On the whole of it, or on its top. */
  loadKg: positive,
  tipOver: word,

  mains: word,
  cordCm: positive,
  switch: word,
  fitting: string(),
  bulbs: whole,
  bulbIncluded: boolean(),
  bulbWatt: positive,
  isDimmable: boolean(),
  energyLabel: word,
  ingressProtection: string(),

  weave: word,
  pileMm: positive,
  /** Grams per square metre. */
  weightGsm: positive,
  underfloorHeating: boolean(),

  glassMm: positive,
  potCm: positive,
  isWatertight: boolean(),

  composition: array().of(
    object({ fibre: string().oneOf(fibres).required(), percent: number().min(1).max(100).required() }),
  ),
  /** Rubs until threads break, ISO 12947-2. */
  martindale: whole,
  /** 1 to 5, ISO 12945-2. */
  pilling: grade(5),
  /** 1 to 8, ISO 105-B02. */
  lightfastness: grade(8),
  cover: word,
  cleaning: word,
  surfaces: array().of(string().oneOf(factWords).required()),

  /** Of the light sources that come with it (Regulation (EU) 2019/2015), and where their sheet is. */
  energyClass: string().oneOf(energyClasses),
  productSheetUrl: string().url(),
  /** What no other fact tells and people are to be warned of. */
  hazards: array().of(string().oneOf(hazards).required()),

  assembly: word,
  assemblyMinutes: whole,
  included: array().of(string().oneOf(factWords).required()),
  notIncluded: array().of(string().oneOf(factWords).required()),
  /** Months from delivery for which its parts are guaranteed, each as long as the whole of it or longer. */
  guarantee: array().of(
    object({ part: string().oneOf(guaranteeParts).required(), months: whole.required() }).required(),
  ),
  /** ISO 3166-1 alpha-2. */
  madeIn: string().matches(/^[A-Z]{2}$/),
});
export type Facts = InferType<typeof factsSchema>;
export type FactCode = keyof Facts;
