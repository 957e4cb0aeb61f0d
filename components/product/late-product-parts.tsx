'use client';

import type { ComponentProps } from 'react';
import type { AllVariants } from '@/components/product/all-variants';
import { late } from '@/lib/browser/late-island';

/** A button whose code comes after the first load. */
export const LateVariants = late<ComponentProps<typeof AllVariants>>(() =>
  import('./all-variants').then((module) => module.AllVariants),
);

/** Nothing is seen of it at first, and its code comes after the first load. */
export const LatePromotions = late<{ vsin: string }>(() =>
  import('@/components/promotions/product-promotions').then(({ ProductPromotions }) => ProductPromotions),
);
