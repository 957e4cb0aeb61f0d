'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { whenLoaded } from '@/lib/browser/when-loaded';
import { withRetry } from '@/lib/browser/with-retry';
import { whenWaiting } from '@/lib/notifications/notify';

const NotificationList = lazy(() => withRetry(() => import('./notification-list')));

/**
 * Loads what shows notifications once the page rests, as it must be there when the connection that it tells of is lost;
 * or with the first of them. The live region is there from the start: one that is inserted together with its first
 * text is not read out everywhere.
 */
export function Notifications({ label }: { label: string }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => whenWaiting(() => setNeeded(true)), []);
  useEffect(() => whenLoaded(() => setNeeded(true)), []);
  return (
    <div aria-live="polite" aria-relevant="additions text">
      {isNeeded && (
        <Suspense>
          <NotificationList label={label} />
        </Suspense>
      )}
    </div>
  );
}
