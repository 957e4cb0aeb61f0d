import type {
  BasketSeed,
  DeskSeed,
  DiningTableSeed,
  LowTableSeed,
  NightstandSeed,
  StorageSeed,
} from './kinds.ts';

const dining = {
  kind: 'dining-table',
  loadKg: 100,
  assembly: 'assembly-kit',
  assemblyMinutes: 20,
  included: ['part-tools', 'part-felt'],
  notIncluded: ['part-chairs'],
} as const;

export const diningTableFacts = {
  'dining-alma-oak': {
    ...dining,
    madeIn: 'NL',
    topThicknessCm: 3,
    legRoomHeightCm: 65,
    bySize: {
      '200x95': { persons: 8, legRoomWidthCm: 168 },
      '180x90': { persons: 6, legRoomWidthCm: 148 },
      '240x100': { persons: 10, legRoomWidthCm: 208 },
    },
  },
  'dining-alma-walnut': {
    ...dining,
    madeIn: 'NL',
    topThicknessCm: 3.2,
    legRoomHeightCm: 67,
    bySize: {
      '220x95': { persons: 8, legRoomWidthCm: 139 },
      '260x100': { persons: 10, legRoomWidthCm: 165 },
      '300x100': { persons: 12, legRoomWidthCm: 192 },
    },
  },
  'dining-iro-black': {
    ...dining,
    madeIn: 'PT',
    topThicknessCm: 3.2,
    legRoomHeightCm: 71.8,
    assemblyMinutes: 10,
    bySize: {
      '180x95': { persons: 6, legRoomWidthCm: 122 },
      '220x95': { persons: 8, legRoomWidthCm: 162 },
    },
  },
  'dining-mira-round': {
    ...dining,
    madeIn: 'PT',
    topThicknessCm: 3,
    legRoomHeightCm: 72,
    bySize: { d120: { persons: 4 }, d140: { persons: 6 } },
  },
  'dining-flute-round': {
    ...dining,
    madeIn: 'IT',
    topThicknessCm: 3,
    legRoomHeightCm: 72,
    bySize: { d110: { persons: 4 }, d130: { persons: 6 } },
  },
  'dining-bow-round': {
    ...dining,
    madeIn: 'LT',
    topThicknessCm: 3,
    legRoomHeightCm: 72,
    bySize: { '': { persons: 5 } },
  },
} satisfies Readonly<Record<string, DiningTableSeed>>;

const low = {
  kind: 'low-table',
  madeIn: 'PT',
  loadKg: 40,
  assembly: 'assembly-kit',
  assemblyMinutes: 15,
  included: ['part-tools', 'part-felt'],
  notIncluded: ['part-decoration'],
} as const;

export const lowTableFacts = {
  'coffee-runa': { ...low, topThicknessCm: 2.4 },
  'coffee-drum-travertine': {
    ...low,
    madeIn: 'IT',
    topThicknessCm: 9,
    assembly: 'assembly-stack',
    included: ['part-felt'],
  },
  'coffee-frame-walnut': { ...low, topThicknessCm: 2.6 },
  'coffee-pebble-walnut': { ...low, topThicknessCm: 3.4 },
  'side-luna-marble': {
    ...low,
    madeIn: 'IT',
    topThicknessCm: 1.8,
    loadKg: 15,
    assembly: 'assembly-legs',
    assemblyMinutes: 5,
  },
} satisfies Readonly<Record<string, LowTableSeed>>;

export const deskFacts = {
  'desk-nils-oak': {
    kind: 'desk',
    madeIn: 'LT',
    topThicknessCm: 2.6,
    legRoomHeightCm: 60,
    loadKg: 50,
    assembly: 'assembly-legs',
    assemblyMinutes: 20,
    included: ['part-tools', 'part-felt'],
    notIncluded: ['part-chairs'],
    bySize: { '130x62': { legRoomWidthCm: 108 }, '150x70': { legRoomWidthCm: 128 } },
  },
} satisfies Readonly<Record<string, DeskSeed>>;

const cabinet = {
  kind: 'storage',
  insideDepthCm: 39,
  loadPerShelfKg: 20,
  tipOver: 'tip-included',
  assembly: 'assembly-legs',
  assemblyMinutes: 15,
  included: ['part-fixings'],
  notIncluded: ['part-decoration'],
} as const;
const wardrobe = {
  ...cabinet,
  madeIn: 'NL',
  insideDepthCm: 55,
  loadPerShelfKg: 15,
  assembly: 'assembly-kit',
  included: ['part-tools', 'part-fixings'],
} as const;

export const storageFacts = {
  'sideboard-slat-oak': { ...cabinet, madeIn: 'PT', doors: 4, shelves: 4, loadKg: 60 },
  'sideboard-cane-oak': { ...cabinet, madeIn: 'LT', doors: 3, shelves: 3, loadKg: 60 },
  'sideboard-plain-walnut': { ...cabinet, madeIn: 'LT', doors: 4, shelves: 2, drawers: 1, loadKg: 60 },
  'tv-slat-walnut': {
    ...cabinet,
    madeIn: 'PT',
    insideDepthCm: 38,
    doors: 2,
    compartments: 1,
    screenInch: 75,
    loadKg: 60,
    tipOver: 'tip-not-needed',
    included: [],
    notIncluded: ['part-screen'],
  },
  'tv-plain-oak': {
    ...cabinet,
    madeIn: 'LT',
    insideDepthCm: 36,
    doors: 2,
    compartments: 1,
    shelves: 1,
    screenInch: 65,
    loadKg: 50,
    tipOver: 'tip-not-needed',
    assembly: 'assembly-kit',
    assemblyMinutes: 60,
    included: ['part-tools'],
    notIncluded: ['part-screen'],
  },
  'wardrobe-nord-oak': { ...wardrobe, doors: 3, shelves: 6, railLengthCm: { 150: 96, 200: 128 } },
  'wardrobe-shaker-white': { ...wardrobe, doors: 2, shelves: 4, drawers: 1, railLengthCm: { '': 57 } },
  'wardrobe-slat-walnut': {
    ...wardrobe,
    madeIn: 'PT',
    doors: 4,
    shelves: 4,
    drawers: 2,
    railLengthCm: { 160: 77, m240: 116 },
  },
  'bookshelf-oak': {
    ...cabinet,
    madeIn: 'PT',
    insideDepthCm: 29,
    loadPerShelfKg: 30,
    compartments: 5,
    assembly: 'assembly-kit',
    assemblyMinutes: 45,
    included: ['part-tools', 'part-fixings'],
  },
  'bookshelf-loft': {
    ...cabinet,
    madeIn: 'PT',
    insideDepthCm: 34,
    loadPerShelfKg: 25,
    compartments: 5,
    assembly: 'assembly-kit',
    assemblyMinutes: 60,
    included: ['part-tools', 'part-fixings'],
  },
} satisfies Readonly<Record<string, StorageSeed>>;

const nightstand = {
  kind: 'nightstand',
  madeIn: 'PT',
  loadKg: 20,
  tipOver: 'tip-not-needed',
  assembly: 'assembly-legs',
  assemblyMinutes: 5,
  notIncluded: ['part-decoration'],
} as const;

export const nightstandFacts = {
  'nightstand-oak': { ...nightstand, drawers: 1 },
  'nightstand-walnut-2': { ...nightstand, drawers: 2 },
} satisfies Readonly<Record<string, NightstandSeed>>;

export const basketFacts = {
  'basket-seagrass': {
    kind: 'basket',
    madeIn: 'VN',
    assembly: 'assembly-ready',
    volumeLitre: { d40: 40, d50: 80 },
    notIncluded: ['part-decoration'],
  },
} satisfies Readonly<Record<string, BasketSeed>>;
