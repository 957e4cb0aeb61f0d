'use client';

import type { BasketModel } from '@/lib/basket/models';
import { spentOf } from './gift-card';
import { useCheckoutStore } from './store';

/** What the gift card that was typed pays of the basket. */
export function useSpentCard({ summary }: Pick<BasketModel, 'summary'>) {
  return spentOf(
    useCheckoutStore((store) => store.giftCard),
    summary.total,
  );
}
