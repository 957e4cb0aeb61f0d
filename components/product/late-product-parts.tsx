'use client';

import type { ComponentProps } from 'react';
import type { AllVariants as Variants } from '@/components/product/all-variants';
import { LateIsland, late } from '@/lib/browser/late-island';

type VariantsProps = ComponentProps<typeof Variants>;

const AllVariants = late<VariantsProps>(() =>
  import('./all-variants').then((module) => ({ default: module.AllVariants })),
);
const ProductPromotions = late<{ vsin: string }>(() =>
  import('@/components/promotions/product-promotions').then((module) => ({
    default: module.ProductPromotions,
  })),
);

/** A button whose code comes after the first load. */
export function LateVariants(props: VariantsProps) {
  return (
    <LateIsland>
      <AllVariants {...props} />
    </LateIsland>
  );
}

/** Nothing is seen of it at first, and its code comes after the first load. */
export function LatePromotions({ vsin }: { vsin: string }) {
  return (
    <LateIsland>
      <ProductPromotions vsin={vsin} />
    </LateIsland>
  );
}
