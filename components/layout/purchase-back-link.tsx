'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

type Props = { toHome: ReactNode; toBasket: ReactNode };

/** From the checkout back to the basket, from everything else to the shop (§2); the server has drawn both. */
export function PurchaseBackLink({ toHome, toBasket }: Props) {
  return useSelectedLayoutSegment() === 'checkout' ? toBasket : toHome;
}
