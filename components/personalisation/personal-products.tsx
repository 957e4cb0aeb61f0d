'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { hasSession } from '@/lib/api/tokens';
import { isBot } from '@/lib/bots/is-bot';
import { whenIdle } from '@/lib/browser/when-idle';
import { withRetry } from '@/lib/browser/with-retry';
import type { RecommendationSlot } from '@/lib/personalisation/queries';
import type { CardSource } from '@/lib/product-card/to-card-model';
import { useSite } from '@/lib/sites/use-site';

const loadRow = () => withRetry(() => import('./personal-row'));
const PersonalRow = lazy(loadRow);

type Props = RecommendationSlot & { id: string; title: string };

/** Calls back as soon as the element is out of sight. Returns what calls it off. */
function onceUnseen(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Asks once the page is idle, and only for visitors the shop knows: nobody gets a session for this. What comes takes
 * its place while nobody looks there, so nothing moves; where nothing comes, nothing is shown.
 */
export function PersonalProducts({ id, title, widget, productId, isPersonal }: Props) {
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<CardSource[]>([]);

  useEffect(() => {
    let callOff = whenIdle(async () => {
      if (!hasSession(site)) return;
      let isLeft = false;
      callOff = () => {
        isLeft = true;
      };
      if (await isBot()) return;
      const { listRecommended } = await withRetry(() => import('@/lib/personalisation/queries'));
      // An extra: the page is complete without it.
      const found = await listRecommended(site, { widget, productId, isPersonal }).catch(() => []);
      if (found.length === 0) return;
      // Its code first: fetched after the place was seen to be out of sight, the row would come too late.
      await loadRow();
      if (isLeft || !place.current) return;
      callOff = onceUnseen(place.current, () => setProducts(found));
    });
    return () => callOff();
  }, [site, widget, productId, isPersonal]);

  return (
    <div ref={place}>
      {products.length > 0 && (
        <Suspense>
          <PersonalRow id={id} title={title} products={products} />
        </Suspense>
      )}
    </div>
  );
}
