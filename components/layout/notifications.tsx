'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { patiently } from '@/lib/idle/patiently';
import { whenWaiting } from '@/lib/notifications/notify';

const NotificationList = lazy(() => patiently(() => import('./notification-list')));

/** Loads what shows notifications with the first of them. */
export function Notifications() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => whenWaiting(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <NotificationList />
    </Suspense>
  ) : null;
}
