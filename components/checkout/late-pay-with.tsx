'use client';

import { lazy, Suspense } from 'react';
import { withRetry } from '@/lib/browser/with-retry';

const PayWith = lazy(() => withRetry(() => import('./pay-with')));

/** Comes into the room that is kept for its marks: two lines, but on tablets one. */
export function LatePayWith() {
  return (
    <div className="no-print mt-4 min-h-18 sm:max-md:min-h-8">
      <Suspense fallback={null}>
        <PayWith />
      </Suspense>
    </div>
  );
}
