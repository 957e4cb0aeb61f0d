'use client';

import { lazy, Suspense } from 'react';
import { patiently } from '@/lib/browser/patiently';

const OpenOrderNote = lazy(() => patiently(() => import('./open-order-note')));

/** Loads the way back to a payment with the empty basket that shows it. */
export function OpenOrder() {
  return (
    <Suspense>
      <OpenOrderNote />
    </Suspense>
  );
}
