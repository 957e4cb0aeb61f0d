import type { PackageSize } from '../../schema/catalogue.ts';
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

/** A box in whole centimetres; `share` of the product's weight plus 6 % wrapping. */
function box(
  widthCm: number,
  depthCm: number,
  heightCm: number,
  weightKg: number,
  share: number,
): PackageSize {
  return {
    widthCm: Math.ceil(widthCm),
    depthCm: Math.ceil(depthCm),
    heightCm: Math.ceil(heightCm),
    weightKg: Math.max(0.5, Math.round(weightKg * share * 1.06 * 10) / 10),
  };
}

const packers: Readonly<Record<Packing, (m: Measures) => PackageSize[]>> = {
  whole: (m) => {
    if (m.widthCm <= 250) return [box(m.widthCm + 4, m.depthCm + 4, m.heightCm, m.weightKg, 1)];
    return [
      box(m.widthCm * 0.64, 98, m.heightCm, m.weightKg, 0.55),
      box(m.widthCm * 0.38, m.depthCm + 2, m.heightCm, m.weightKg, 0.45),
    ];
  },
  table: (m) => [
    box(m.widthCm + 8, m.depthCm + 8, 9, m.weightKg, 0.65),
    box(Math.min(m.widthCm, 78), Math.min(m.depthCm, 45), Math.min(m.heightCm, 30), m.weightKg, 0.35),
  ],
  flat: (m) => {
    const length = Math.max(m.widthCm, m.heightCm) + 6;
    if (m.weightKg <= 45) return [box(length, m.depthCm + 8, 16, m.weightKg, 1)];
    return [
      box(length, m.depthCm + 8, 14, m.weightKg, 0.4),
      box(length, m.depthCm + 8, 12, m.weightKg, 0.35),
      box(m.widthCm / 2 + 6, m.depthCm + 8, 18, m.weightKg, 0.25),
    ];
  },
  bed: (m) => [
    box(m.widthCm + 4, m.heightCm + 4, 18, m.weightKg, 0.45),
    box(m.depthCm - 4, 32, 22, m.weightKg, 0.35),
    box(98, 90, 14, m.weightKg, 0.2),
  ],
  roll: (m) => [box(Math.min(m.widthCm, m.depthCm) + 6, 30, 30, m.weightKg, 1)],
  box: (m) => [box(m.widthCm + 6, m.depthCm + 6, m.heightCm + 6, m.weightKg, 1)],
};

/** Boxes as they are carried in. Their weight is that of the product and its wrapping. */
export function packagesOf(variant: VariantSeed): PackageSize[] {
  return packers[variant.product.packing](measuresOf(variant));
}
