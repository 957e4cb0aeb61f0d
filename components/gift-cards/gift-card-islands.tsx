'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** The forms come after the page: they would double its first-load JavaScript. */
export const GiftCardIsland = dynamic(
  () => import('./gift-card-form').then(({ GiftCardPart }) => GiftCardPart),
  {
    ssr: false,
    loading: () => <Skeleton className="mt-6 h-130 max-lg:col-span-full" />,
  },
);

export const BalanceIsland = dynamic(() => import('./balance-form').then(({ BalancePart }) => BalancePart), {
  ssr: false,
  loading: () => <Skeleton className="mt-6 h-40" />,
});
