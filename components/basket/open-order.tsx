'use client';

import { lazy, Suspense } from 'react';
import { withRetry } from '@/lib/browser/with-retry';

const OpenOrderNote = lazy(() => withRetry(() => import('./open-order-note')));

/** Loads the way back to a payment with the empty basket that shows it. */
export function OpenOrder() {
  return (
    <Suspense>
      <OpenOrderNote />
    </Suspense>
  );
}
