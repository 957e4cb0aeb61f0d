'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isBot } from '@/lib/bots/is-bot';
import { withRetry } from '@/lib/browser/with-retry';
import type { PromotionListProps } from './promotion-list';

const PromotionPart = lazy(() => withRetry(() => import('./promotion-part')));

/** Of the window, how far below it this is asked for: what comes should be there before it is looked at. */
const ahead = '60%';

/**
 * Asks what a product can be had with, once its place comes near. Last in its column: where something comes, nothing
 * beside it moves; where nothing comes, nothing is shown (§8).
 */
export function ProductPromotions(props: PromotionListProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Programs read the page itself (§6).
        void isBot().then((isProgram) => setNear(!isProgram));
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="no-print">
      {isNear && (
        <Suspense>
          <PromotionPart {...props} />
        </Suspense>
      )}
    </div>
  );
}
