'use client';

import { lazy, Suspense } from 'react';
import { useBasket } from '@/lib/basket/use-basket';
import { withRetry } from '@/lib/browser/with-retry';
import { useSite } from '@/lib/sites/use-site';

const OpenOrderNote = lazy(() => withRetry(() => import('./open-order-note')));

/** Loads the way back to a payment with the empty basket that shows it. */
export function OpenOrder() {
  const { isPending } = useBasket(useSite());
  // The empty basket is there before anybody knows whether this one is empty.
  if (isPending) return null;
  return (
    <Suspense>
      <OpenOrderNote />
    </Suspense>
  );
}
