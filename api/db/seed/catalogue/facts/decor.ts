import type { LampSeed, MirrorSeed, PlantSeed, RugSeed, VaseSeed } from './kinds.ts';

const lamp = {
  kind: 'lamp',
  mains: 'mains-plug',
  madeIn: 'BE',
  assembly: 'assembly-kit',
  assemblyMinutes: 15,
  included: ['part-tools'],
  notIncluded: ['part-bulb'],
} as const;
const pendant = {
  ...lamp,
  mains: 'mains-ceiling',
  cordCm: 150,
  switch: 'switch-wall',
  assembly: 'assembly-hang',
  assemblyMinutes: 20,
  included: ['part-fixings'],
} as const;

export const lampFacts = {
  'lamp-vega-floor': { ...lamp, cordCm: 250, switch: 'switch-cord-dimmer', bulbWatt: 15, isDimmable: true },
  'lamp-tripod-oak': { ...lamp, cordCm: 220, switch: 'switch-foot', bulbWatt: 15, isDimmable: false },
  'lamp-arc-brass': { ...lamp, cordCm: 250, switch: 'switch-foot-dimmer', bulbWatt: 12, isDimmable: true },
  'lamp-table-luna': {
    ...lamp,
    cordCm: 180,
    switch: 'switch-cord',
    bulbWatt: 9,
    isDimmable: false,
    assembly: 'assembly-stack',
    assemblyMinutes: 5,
    included: [],
  },
  'pendant-dome-black': { ...pendant, bulbWatt: 15, isDimmable: true },
  'pendant-paper': { ...pendant, bulbWatt: 10, isDimmable: false, madeIn: 'VN' },
  'pendant-rattan': { ...pendant, bulbWatt: 12, isDimmable: false, madeIn: 'ID' },
} satisfies Readonly<Record<string, LampSeed>>;

const rug = {
  kind: 'rug',
  madeIn: 'IN',
  assembly: 'assembly-unroll',
  notIncluded: ['part-underlay'],
} as const;

export const rugFacts = {
  'rug-atlas-diamond': { ...rug, weave: 'weave-knotted', pileMm: 11 },
  'rug-line-stripe': { ...rug, weave: 'weave-woven', pileMm: 9 },
  'rug-plain-round': { ...rug, weave: 'weave-tufted', pileMm: 10 },
} satisfies Readonly<Record<string, RugSeed>>;

const mirror = {
  kind: 'mirror',
  madeIn: 'PL',
  glassMm: 5,
  assembly: 'assembly-hang',
  assemblyMinutes: 20,
  included: ['part-fixings'],
} as const;

export const mirrorFacts = {
  'mirror-luna': { ...mirror, tipOver: 'tip-not-needed' },
  'mirror-arch': { ...mirror, tipOver: 'tip-included' },
} satisfies Readonly<Record<string, MirrorSeed>>;

const plant = { kind: 'plant', madeIn: 'CN', assembly: 'assembly-ready', included: ['part-pot'] } as const;

export const plantFacts = {
  'plant-ficus': { ...plant, potCm: 34 },
  'plant-fiddle': { ...plant, potCm: 32 },
  'plant-olive': { ...plant, potCm: 36 },
  'plant-snake': { ...plant, potCm: 28 },
} satisfies Readonly<Record<string, PlantSeed>>;

export const vaseFacts = {
  'vase-moon': {
    kind: 'vase',
    madeIn: 'PT',
    assembly: 'assembly-ready',
    volumeLitre: 7,
    isWatertight: true,
    notIncluded: ['part-plant'],
  },
} satisfies Readonly<Record<string, VaseSeed>>;
