'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { withRetry } from '@/lib/browser/with-retry';

/** Forms and validation arrive after the page is shown. */
const WithdrawalView = lazy(() =>
  withRetry(() => import('./withdrawal-view')).then((module) => ({ default: module.WithdrawalView })),
);

/** Made in the browser. Without `next/dynamic`, which every content page, home too, would carry along. */
export function WithdrawalIsland() {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  const loading = <Skeleton className="h-180" />;
  return isBrowser ? (
    <Suspense fallback={loading}>
      <WithdrawalView />
    </Suspense>
  ) : (
    loading
  );
}
