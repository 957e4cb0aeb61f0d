'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** What was bought is the buyer's alone to see, and the forms are heavy: both come after the page. */
export const ReviewIsland = dynamic(
  () => import('./purchase-list').then(({ PurchaseList }) => PurchaseList),
  {
    ssr: false,
    loading: () => <Skeleton className="mt-8 h-106" />,
  },
);
