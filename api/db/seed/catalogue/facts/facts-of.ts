import type { ProductCode } from '../../../../../messages/shape/catalogue.ts';
import type { Facts, FactWord } from '../../../../contract/facts.ts';
import { type Measures, measuresOf } from '../measures.ts';
import { outlineOf } from '../outlines.ts';
import type { VariantSeed } from '../variants.ts';
import {
  basketFacts,
  deskFacts,
  diningTableFacts,
  lowTableFacts,
  nightstandFacts,
  storageFacts,
} from './boards.ts';
import { covers, surfaceOfColour, surfaceOfWood } from './covers.ts';
import { lampFacts, mirrorFacts, plantFacts, rugFacts, vaseFacts } from './decor.ts';
import { guaranteeOf } from './guarantee.ts';
import type { BedSeed, FactSeed, SofaSeed } from './kinds.ts';
import { armchairFacts, bedFacts, benchFacts, chairFacts, sofaFacts } from './seats.ts';

export const factSeeds: Readonly<Record<ProductCode, FactSeed>> = {
  ...sofaFacts,
  ...armchairFacts,
  ...chairFacts,
  ...benchFacts,
  ...bedFacts,
  ...diningTableFacts,
  ...lowTableFacts,
  ...deskFacts,
  ...storageFacts,
  ...nightstandFacts,
  ...basketFacts,
  ...lampFacts,
  ...rugFacts,
  ...mirrorFacts,
  ...plantFacts,
  ...vaseFacts,
};

type Of<K extends FactSeed['kind']> = Extract<FactSeed, { kind: K }>;
type Known = { variant: VariantSeed; measures: Measures };

/** Of the variant's size, or of the only one. */
function ofSize<F>(bySize: Readonly<Record<string, F>>, { size }: VariantSeed): F | undefined {
  return bySize[size?.value ?? ''];
}

/** Between the arms that the drawing shows, and above the seat. */
function besideSeat({ variant, measures }: Known): Facts {
  const { armWidthCm, armHeightCm } = outlineOf(variant.product.code).outlineDetails;
  return {
    ...(armWidthCm ? { armWidthCm, seatWidthCm: measures.widthCm - 2 * armWidthCm } : {}),
    ...(armHeightCm ? { armHeightCm } : {}),
    ...backOf(measures),
  };
}

function backOf({ heightCm, seatHeightCm }: Measures): Facts {
  return seatHeightCm === null ? {} : { backHeightCm: heightCm - seatHeightCm };
}

function sofaOf({ persons, seatDepthCm, firmness, loadPerSeatKg }: SofaSeed, known: Known): Facts {
  const { bodyDepthCm } = outlineOf(known.variant.product.code).outlineDetails;
  return {
    persons,
    seatDepthCm,
    firmness,
    loadPerSeatKg,
    ...besideSeat(known),
    ...(bodyDepthCm ? { chaiseSeatDepthCm: known.measures.depthCm - bodyDepthCm + seatDepthCm } : {}),
  };
}

/** A mattress has a centimetre of room on each side. */
function bedOf({ slatHeightCm, sideHeightCm, clearanceCm, loadKg }: BedSeed, { variant }: Known): Facts {
  const [mattressWidthCm = 0, mattressLengthCm = 0] = (variant.size?.value ?? '').split('x').map(Number);
  return {
    mattressWidthCm,
    mattressLengthCm,
    insideWidthCm: mattressWidthCm + 2,
    insideLengthCm: mattressLengthCm + 2,
    slatHeightCm,
    sideHeightCm,
    clearanceCm,
    loadKg,
  };
}

function rugOf({ weave, pileMm }: Of<'rug'>, { variant, measures }: Known): Facts {
  const { widthCm, depthCm, weightKg } = measures;
  const isRound = variant.size?.value.startsWith('d') === true;
  const squareMetres = ((widthCm * depthCm) / 10_000) * (isRound ? Math.PI / 4 : 1);
  const weightGsm = Math.round((weightKg * 1000) / squareMetres / 50) * 50;
  return { weave, pileMm, weightGsm, underfloorHeating: true };
}

function storageOf(seed: Of<'storage'>, { variant }: Known): Facts {
  const {
    insideDepthCm,
    loadPerShelfKg,
    loadKg,
    doors,
    drawers,
    shelves,
    compartments,
    screenInch,
    tipOver,
  } = seed;
  const { legHeightCm } = outlineOf(variant.product.code).outlineDetails;
  return {
    doors,
    drawers,
    shelves,
    compartments,
    insideDepthCm,
    railLengthCm: seed.railLengthCm && ofSize(seed.railLengthCm, variant),
    clearanceCm: legHeightCm,
    screenInch,
    loadPerShelfKg,
    loadKg,
    tipOver,
  };
}

function lampOf({ mains, cordCm, switch: switchedBy, bulbWatt, isDimmable }: Of<'lamp'>): Facts {
  return {
    mains,
    cordCm,
    switch: switchedBy,
    fitting: 'E27',
    bulbs: 1,
    bulbIncluded: false,
    bulbWatt,
    isDimmable,
    energyLabel: 'label-on-bulb',
    ingressProtection: 'IP20',
  };
}

function lowTableOf({ topThicknessCm, loadKg }: Of<'low-table'>, { variant }: Known): Facts {
  const { shelfHeightCm } = outlineOf(variant.product.code).outlineDetails;
  return { topThicknessCm, shelfHeightCm, loadKg };
}

function chairOf(
  { seatWidthCm, seatDepthCm, firmness, loadPerSeatKg }: Of<'chair'>,
  { measures }: Known,
): Facts {
  return { seatWidthCm, seatDepthCm, firmness, loadPerSeatKg, ...backOf(measures) };
}

function benchOf(seed: Of<'bench'>, { variant, measures }: Known): Facts {
  const { seatDepthCm, seatWidthCm = measures.widthCm, firmness, loadPerSeatKg, persons } = seed;
  return { persons: persons && ofSize(persons, variant), seatWidthCm, seatDepthCm, firmness, loadPerSeatKg };
}

function deskOf({ topThicknessCm, legRoomHeightCm, loadKg, bySize }: Of<'desk'>, { variant }: Known): Facts {
  const { count: drawers } = outlineOf(variant.product.code).outlineDetails;
  return { topThicknessCm, legRoomHeightCm, ...ofSize(bySize, variant), drawers, loadKg };
}

function ofKind(seed: FactSeed, known: Known): Facts {
  const { variant } = known;
  switch (seed.kind) {
    case 'sofa':
      return sofaOf(seed, known);
    case 'armchair': {
      const { seatDepthCm, firmness, loadPerSeatKg } = seed;
      return { seatDepthCm, firmness, loadPerSeatKg, ...besideSeat(known) };
    }
    case 'chair':
      return chairOf(seed, known);
    case 'bench':
      return benchOf(seed, known);
    case 'bed':
      return bedOf(seed, known);
    case 'dining-table': {
      const { topThicknessCm, legRoomHeightCm, loadKg, bySize } = seed;
      return { ...ofSize(bySize, variant), legRoomHeightCm, topThicknessCm, loadKg };
    }
    case 'low-table':
      return lowTableOf(seed, known);
    case 'desk':
      return deskOf(seed, known);
    case 'storage':
      return storageOf(seed, known);
    case 'nightstand': {
      const { legHeightCm } = outlineOf(variant.product.code).outlineDetails;
      return { drawers: seed.drawers, clearanceCm: legHeightCm, loadKg: seed.loadKg, tipOver: seed.tipOver };
    }
    case 'basket':
      return { volumeLitre: ofSize(seed.volumeLitre, variant) };
    case 'lamp':
      return lampOf(seed);
    case 'rug':
      return rugOf(seed, known);
    case 'mirror':
      return { glassMm: seed.glassMm, tipOver: seed.tipOver };
    case 'plant':
      return { potCm: seed.potCm };
    case 'vase':
      return { volumeLitre: seed.volumeLitre, isWatertight: seed.isWatertight };
  }
}

/** Leather is wiped, wool and what stays on the frame is never washed. */
function cleaningOf(seed: FactSeed, { colour }: VariantSeed): FactWord {
  if (colour?.startsWith('leather')) return 'clean-leather';
  if (!('cover' in seed) || seed.cover === 'cover-fixed') return 'clean-damp';
  return seed.isWashable && !colour?.startsWith('boucle') ? 'clean-wash' : 'clean-dry';
}

function ofFinish(seed: FactSeed, variant: VariantSeed): Facts {
  const { colour, wood, product } = variant;
  const fabric = colour ? covers[colour] : undefined;
  const surfaces = [
    wood && surfaceOfWood[wood],
    colour && surfaceOfColour[colour],
    ...(product.care.includes('lacquer') && colour?.startsWith('marble')
      ? ['surface-stain-lacquer' as const]
      : []),
  ].filter((surface) => surface !== null && surface !== undefined);
  const cover = 'cover' in seed && fabric ? { cover: seed.cover, cleaning: cleaningOf(seed, variant) } : {};
  return { ...fabric, ...cover, ...(surfaces.length > 0 ? { surfaces } : {}) };
}

function ofBuild(seed: FactSeed, { product }: VariantSeed): Facts {
  const isFree = product.tags.includes('free-installation');
  return {
    assembly: isFree ? 'assembly-free' : seed.assembly,
    assemblyMinutes: isFree ? undefined : seed.assemblyMinutes,
    ...(seed.included && seed.included.length > 0 ? { included: [...seed.included] } : {}),
    ...(seed.notIncluded && seed.notIncluded.length > 0 ? { notIncluded: [...seed.notIncluded] } : {}),
    madeIn: seed.madeIn,
  };
}

/** All that is known of a variant; measures and drawing are the same as everywhere. */
export function factsOf(variant: VariantSeed): Facts {
  const seed = factSeeds[variant.product.code];
  const known = { variant, measures: measuresOf(variant) };
  const facts = { ...ofKind(seed, known), ...ofFinish(seed, variant), ...ofBuild(seed, variant) };
  return { ...facts, ...guaranteeOf(seed.kind, facts, variant.product.warrantyYears) };
}
