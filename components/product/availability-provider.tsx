'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { withRetry } from '@/lib/browser/with-retry';
import { AvailabilityContext } from '@/lib/product/availability-context';
import type { Availability } from '@/lib/product/models';

const AvailabilityWatch = lazy(() => withRetry(() => import('./availability-watch')));

type Props = {
  vsin: string;
  /** What the page was rendered from. */
  initial: Availability;
  children: ReactNode;
};

/** Price, stock and delivery for the islands of a product page; watched as soon as the page is idle. */
export function AvailabilityProvider({ vsin, initial, children }: Props) {
  const [availability, setAvailability] = useState(initial);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <AvailabilityContext value={availability}>
      {children}
      {isIdle && (
        <Suspense>
          <AvailabilityWatch vsin={vsin} onChange={setAvailability} />
        </Suspense>
      )}
    </AvailabilityContext>
  );
}
