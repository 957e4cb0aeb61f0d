import type { Facts } from '../../../contract/facts.ts';
import type { PackageSize } from '../../schema/catalogue.ts';
import { outlineOf } from './outlines.ts';
import type { Packing } from './product-seed.ts';
import type { VariantSeed } from './variants.ts';

export type Measures = {
  widthCm: number;
  depthCm: number;
  heightCm: number;
  seatHeightCm: number | null;
  weightKg: number;
};

/** Dimensions of a variant; weight follows the footprint. */
export function measuresOf({ product, size }: VariantSeed): Measures {
  const widthCm = size?.widthCm ?? product.widthCm;
  const depthCm = size?.depthCm ?? product.depthCm;
  const heightCm = size?.heightCm ?? product.heightCm;
  const growth = (widthCm * depthCm * heightCm) / (product.widthCm * product.depthCm * product.heightCm);
  return {
    widthCm,
    depthCm,
    heightCm,
    seatHeightCm: size?.seatHeightCm ?? product.seatHeightCm ?? null,
    weightKg: Math.round(product.weightKg * growth * 10) / 10,
  };
}

/** A box with what is in it weighs 6 % more. */
const wrapping = 1.06;
/** Width, depth and height in centimetres, and its share of the product's weight. */
type Box = { size: readonly [number, number, number]; share: number };

/** A pole comes in sections that are no longer, so that a parcel carrier takes it. */
const sectionCm = 110;

const packers: Readonly<Record<Packing, (m: Measures) => Box[]>> = {
  whole: (m) => {
    if (m.widthCm <= 250) return [{ size: [m.widthCm + 4, m.depthCm + 4, m.heightCm], share: 1 }];
    return [
      { size: [m.widthCm * 0.64, 98, m.heightCm], share: 0.55 },
      { size: [m.widthCm * 0.38, m.depthCm + 2, m.heightCm], share: 0.45 },
    ];
  },
  table: (m) => [
    { size: [m.widthCm + 8, m.depthCm + 8, 9], share: 0.65 },
    { size: [Math.min(m.widthCm, 78), Math.min(m.depthCm, 45), Math.min(m.heightCm, 30)], share: 0.35 },
  ],
  flat: (m) => {
    const length = Math.max(m.widthCm, m.heightCm) + 6;
    if (m.weightKg <= 45) return [{ size: [length, m.depthCm + 8, 16], share: 1 }];
    return [
      { size: [length, m.depthCm + 8, 14], share: 0.4 },
      { size: [length, m.depthCm + 8, 12], share: 0.35 },
      { size: [m.widthCm / 2 + 6, m.depthCm + 8, 18], share: 0.25 },
    ];
  },
  bed: (m) => [
    { size: [m.widthCm + 4, m.heightCm + 4, 18], share: 0.45 },
    { size: [m.depthCm - 4, 32, 22], share: 0.35 },
    { size: [98, 90, 14], share: 0.2 },
  ],
  roll: (m) => [{ size: [Math.min(m.widthCm, m.depthCm) + 6, 30, 30], share: 1 }],
  box: (m) => [{ size: [m.widthCm + 6, m.depthCm + 6, m.heightCm + 6], share: 1 }],
  sections: (m) => {
    // What is wider than deep reaches out.
    const pole = m.heightCm + m.widthCm - m.depthCm;
    const [length, side] = [pole / Math.ceil(pole / sectionCm) + 6, m.depthCm + 6];
    if (m.weightKg <= 12) return [{ size: [length, side, side], share: 1 }];
    return [
      { size: [length, side, side], share: 0.2 },
      // The foot, as heavy as it must be to keep it upright.
      { size: [side, side, 16], share: 0.8 },
    ];
  },
};

/** Below and above what is brought in one piece without its legs. */
const paperCm = 4;

/**
 * What is brought in one piece lies without the legs that are fastened at home, by the customer or by whoever delivers it:
 * they are put beside it in the same box. A padded box has room of its own.
 */
function packed(variant: VariantSeed, { assembly }: Facts): Measures {
  const measures = measuresOf(variant);
  const { code, packing } = variant.product;
  const { legHeightCm = 0 } = outlineOf(code).outlineDetails;
  const isOnePiece = packing === 'whole' || packing === 'box';
  const isFastened = assembly === 'assembly-legs' || assembly === 'assembly-free';
  if (!isOnePiece || !isFastened || legHeightCm === 0) return measures;
  return { ...measures, heightCm: measures.heightCm - legHeightCm + (packing === 'whole' ? paperCm : 0) };
}

/** Boxes as they are carried in. Their weight is that of the product and its wrapping. */
export function packagesOf(variant: VariantSeed, facts: Facts): PackageSize[] {
  const measures = packed(variant, facts);
  return packers[variant.product.packing](measures).map(({ size: [width, depth, height], share }) => ({
    widthCm: Math.ceil(width),
    depthCm: Math.ceil(depth),
    heightCm: Math.ceil(height),
    weightKg: Math.max(0.5, Math.round(measures.weightKg * share * wrapping * 10) / 10),
  }));
}
