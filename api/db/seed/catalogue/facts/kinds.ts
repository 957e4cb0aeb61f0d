import type { FactWord } from '../../../../contract/facts.ts';

/** What every product says of where it was made and how it comes. */
type Build = {
  /** ISO 3166-1 alpha-2. */
  madeIn: string;
  /** What is to be done at home, unless the shop does it for nothing. */
  assembly: FactWord;
  assemblyMinutes?: number;
  included?: readonly FactWord[];
  notIncluded?: readonly FactWord[];
};

type Cover = {
  cover: 'cover-fixed' | 'cover-cushions' | 'cover-all';
  /** Whether fabrics without wool may be washed; else they are cleaned. */
  isWashable?: boolean;
};

/** What differs between the sizes on offer, by their values. */
type BySize<F> = Readonly<Record<string, F>>;

type Seat = Build & { seatDepthCm: number; seatWidthCm?: number; loadPerSeatKg: number };

export type SofaSeed = Seat & Cover & { kind: 'sofa'; persons: number; firmness: number };
export type ArmchairSeed = Seat & Cover & { kind: 'armchair'; firmness: number };
export type ChairSeed = Seat & Partial<Cover> & { kind: 'chair'; seatWidthCm: number; firmness?: number };
/** Without a back. */
export type BenchSeed = Seat &
  Partial<Cover> & { kind: 'bench'; firmness?: number; persons?: BySize<number> };
export type BedSeed = Build &
  Partial<Cover> & {
    kind: 'bed';
    slatHeightCm: number;
    sideHeightCm: number;
    clearanceCm: number;
    loadKg: number;
  };
export type DiningTableSeed = Build & {
  kind: 'dining-table';
  topThicknessCm: number;
  legRoomHeightCm: number;
  loadKg: number;
  /** Only who has no column in the middle has room between legs. */
  bySize: BySize<{ persons: number; legRoomWidthCm?: number }>;
};
export type LowTableSeed = Build & {
  kind: 'low-table';
  topThicknessCm: number;
  loadKg: number;
  clearanceCm?: number;
};
export type DeskSeed = Build & {
  kind: 'desk';
  topThicknessCm: number;
  legRoomHeightCm: number;
  loadKg: number;
  bySize: BySize<{ legRoomWidthCm: number }>;
};
type Tipping = { tipOver: 'tip-included' | 'tip-not-needed' };
export type StorageSeed = Build &
  Tipping & {
    kind: 'storage';
    insideDepthCm: number;
    loadPerShelfKg: number;
    loadKg?: number;
    doors?: number;
    drawers?: number;
    shelves?: number;
    compartments?: number;
    screenInch?: number;
    railLengthCm?: BySize<number>;
  };
export type NightstandSeed = Build & Tipping & { kind: 'nightstand'; drawers: number; loadKg: number };
export type BasketSeed = Build & { kind: 'basket'; volumeLitre: BySize<number> };
export type LampSeed = Build & {
  kind: 'lamp';
  mains: 'mains-plug' | 'mains-ceiling';
  cordCm: number;
  switch: FactWord;
  bulbWatt: number;
  isDimmable: boolean;
};
export type RugSeed = Build & { kind: 'rug'; weave: FactWord; pileMm: number };
export type MirrorSeed = Build & Tipping & { kind: 'mirror'; glassMm: number };
export type PlantSeed = Build & { kind: 'plant'; potCm: number };
export type VaseSeed = Build & { kind: 'vase'; volumeLitre: number; isWatertight: boolean };

/** What is known of a product that its measures, colours and drawing do not tell. */
export type FactSeed =
  | SofaSeed
  | ArmchairSeed
  | ChairSeed
  | BenchSeed
  | BedSeed
  | DiningTableSeed
  | LowTableSeed
  | DeskSeed
  | StorageSeed
  | NightstandSeed
  | BasketSeed
  | LampSeed
  | RugSeed
  | MirrorSeed
  | PlantSeed
  | VaseSeed;
export type Kind = FactSeed['kind'];

const kindByCategory: readonly (readonly [prefix: string, kind: Kind])[] = [
  ['C11', 'sofa'],
  ['C12', 'armchair'],
  ['C13', 'low-table'],
  ['C14', 'low-table'],
  ['C15', 'bench'],
  ['C21', 'bed'],
  ['C22', 'nightstand'],
  ['C23', 'bench'],
  ['C31', 'dining-table'],
  ['C32', 'chair'],
  ['C33', 'bench'],
  ['C41', 'desk'],
  ['C42', 'storage'],
  ['C55', 'basket'],
  ['C5', 'storage'],
  ['C6', 'lamp'],
  ['C7', 'rug'],
  ['C81', 'mirror'],
  ['C82', 'plant'],
  ['C83', 'vase'],
];

/** @throws Error for a category whose kind nobody has named */
export function kindOf(category: string): Kind {
  const kind = kindByCategory.find(([prefix]) => category.startsWith(prefix))?.[1];
  if (!kind) throw new Error(`Which kind of product is in ${category}?`);
  return kind;
}
