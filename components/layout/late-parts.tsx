'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { whenLoaded } from '@/lib/browser/when-loaded';
import { withRetry } from '@/lib/browser/with-retry';
import { wantLateParts } from '@/lib/consent/settings-request';

const LatePartList = lazy(() => withRetry(() => import('./late-part-list')));

/** The one place of what does not belong to the first load; `late-part-list.tsx` has the parts. */
export function LateParts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const load = () => setWanted(true);
    const callOff = whenLoaded(load);
    window.addEventListener(wantLateParts, load);
    return () => {
      callOff();
      window.removeEventListener(wantLateParts, load);
    };
  }, []);
  return (
    isWanted && (
      <Suspense>
        <LatePartList />
      </Suspense>
    )
  );
}
