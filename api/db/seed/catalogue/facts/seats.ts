import type { ArmchairSeed, BedSeed, BenchSeed, ChairSeed, SofaSeed } from './kinds.ts';

const sofa = {
  kind: 'sofa',
  loadPerSeatKg: 120,
  madeIn: 'PL',
  assembly: 'assembly-legs',
  assemblyMinutes: 10,
} as const;

export const sofaFacts = {
  'sofa-oslo-3': {
    ...sofa,
    persons: 3,
    seatDepthCm: 56,
    firmness: 3,
    cover: 'cover-cushions',
    included: ['part-cushions'],
  },
  'sofa-oslo-2': {
    ...sofa,
    persons: 2,
    seatDepthCm: 56,
    firmness: 3,
    cover: 'cover-cushions',
    included: ['part-cushion'],
  },
  'sofa-lund-3': {
    ...sofa,
    persons: 3,
    seatDepthCm: 60,
    firmness: 2,
    cover: 'cover-cushions',
    assembly: 'assembly-ready',
    included: ['part-cushion'],
  },
  'sofa-como-3': {
    ...sofa,
    persons: 3,
    seatDepthCm: 56,
    firmness: 3,
    cover: 'cover-fixed',
    madeIn: 'IT',
    included: ['part-cushion'],
  },
  'sofa-rio-leather': {
    ...sofa,
    persons: 3,
    seatDepthCm: 56,
    firmness: 4,
    cover: 'cover-fixed',
    madeIn: 'IT',
    included: ['part-cushion'],
  },
  'sofa-bergen-corner': {
    ...sofa,
    persons: 4,
    seatDepthCm: 58,
    firmness: 3,
    cover: 'cover-cushions',
    included: ['part-cushions'],
  },
} satisfies Readonly<Record<string, SofaSeed>>;

const armchair = { kind: 'armchair', loadPerSeatKg: 120 } as const;
const nest = {
  ...armchair,
  seatDepthCm: 52,
  firmness: 3,
  cover: 'cover-fixed',
  madeIn: 'PL',
  assembly: 'assembly-ready',
  included: ['part-cushion'],
} as const;
const malmo = {
  ...armchair,
  seatDepthCm: 52,
  firmness: 3,
  cover: 'cover-all',
  isWashable: true,
  madeIn: 'LT',
  assembly: 'assembly-ready',
} as const;

export const armchairFacts = {
  'armchair-nest': nest,
  'armchair-nest-ochre': nest,
  'armchair-malmo': malmo,
  'armchair-malmo-oak': malmo,
} satisfies Readonly<Record<string, ArmchairSeed>>;

const chair = {
  kind: 'chair',
  loadPerSeatKg: 110,
  assembly: 'assembly-ready',
  included: ['part-felt'],
} as const;
const ella = {
  ...chair,
  seatWidthCm: 45,
  seatDepthCm: 44,
  firmness: 4,
  cover: 'cover-fixed',
  madeIn: 'LT',
} as const;
const ronja = {
  ...chair,
  seatWidthCm: 46,
  seatDepthCm: 42,
  firmness: 3,
  cover: 'cover-fixed',
  madeIn: 'IT',
  assembly: 'assembly-legs',
  assemblyMinutes: 5,
  included: ['part-tools', 'part-felt'],
} as const;
const alva = { ...chair, seatWidthCm: 43, seatDepthCm: 41, madeIn: 'NL' } as const;

export const chairFacts = {
  'chair-ella-oak': ella,
  'chair-ella-walnut': ella,
  'chair-ronja-rust': ronja,
  'chair-ronja-boucle': ronja,
  'chair-stahl-cane': { ...chair, seatWidthCm: 44, seatDepthCm: 42, madeIn: 'LT' },
  'chair-spindle-black': alva,
  'chair-spindle-oak': alva,
} satisfies Readonly<Record<string, ChairSeed>>;

export const benchFacts = {
  'stool-tri': {
    kind: 'bench',
    seatDepthCm: 35,
    seatWidthCm: 35,
    loadPerSeatKg: 110,
    madeIn: 'NL',
    assembly: 'assembly-legs',
    assemblyMinutes: 5,
  },
  'bench-alma-oak': {
    kind: 'bench',
    seatDepthCm: 38,
    loadPerSeatKg: 110,
    persons: { 140: 2, 180: 3 },
    madeIn: 'NL',
    assembly: 'assembly-legs',
    assemblyMinutes: 15,
    included: ['part-tools', 'part-felt'],
  },
  'bench-vera-boucle': {
    kind: 'bench',
    seatDepthCm: 42,
    loadPerSeatKg: 110,
    firmness: 4,
    cover: 'cover-fixed',
    madeIn: 'PL',
    assembly: 'assembly-legs',
    assemblyMinutes: 10,
    included: ['part-tools', 'part-felt'],
  },
} satisfies Readonly<Record<string, BenchSeed>>;

const bed = {
  kind: 'bed',
  slatHeightCm: 22,
  sideHeightCm: 34,
  clearanceCm: 14,
  loadKg: 250,
  madeIn: 'PL',
  assembly: 'assembly-kit',
  included: ['part-slats', 'part-tools'],
  notIncluded: ['part-mattress', 'part-bedding'],
} as const;
const upholstered = { ...bed, cover: 'cover-fixed' } as const;

export const bedFacts = {
  'bed-haga-160': upholstered,
  'bed-riva-channel': { ...upholstered, madeIn: 'IT' },
  'bed-spindle-oak': { ...bed, slatHeightCm: 28, sideHeightCm: 38, clearanceCm: 25, madeIn: 'NL' },
  'bed-boucle-180': upholstered,
} satisfies Readonly<Record<string, BedSeed>>;
