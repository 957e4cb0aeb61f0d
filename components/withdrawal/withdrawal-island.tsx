'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** Forms and validation arrive after the page is shown. */
const WithdrawalView = dynamic(() => import('./withdrawal-view').then((module) => module.WithdrawalView), {
  ssr: false,
  loading: () => <Skeleton className="h-106" />,
});

export function WithdrawalIsland() {
  return <WithdrawalView />;
}
