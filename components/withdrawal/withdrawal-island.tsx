'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { withRetry } from '@/lib/browser/with-retry';

/** Forms and validation arrive after the page is shown. */
const WithdrawalView = lazy(() =>
  withRetry(() => import('./withdrawal-view')).then((module) => ({ default: module.WithdrawalView })),
);

/**
 * Made in the browser; until then `children` stand in for it. Without `next/dynamic`, which every content page, home too,
 * would carry along.
 */
export function WithdrawalIsland({ children }: { children: ReactNode }) {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  return isBrowser ? (
    <Suspense fallback={children}>
      <WithdrawalView />
    </Suspense>
  ) : (
    children
  );
}
