'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { withRetry } from '@/lib/browser/with-retry';
import { wantLateParts } from '@/lib/consent/settings-request';

const LatePartList = lazy(() => withRetry(() => import('./late-part-list')));

/** Calls back once the page is there with its pictures and has nothing else to do. Returns what calls it off. */
function whenLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  let callOff = () => {};
  const wait = () => {
    callOff = whenIdle(callback);
  };
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    callOff();
  };
}

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
