'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isBot } from '@/lib/bots/is-bot';
import { whenIdle } from '@/lib/browser/when-idle';
import { withRetry } from '@/lib/browser/with-retry';
import { hasConsent, onConsent } from '@/lib/consent/store';
import type { RecommendationSlot, Recommended } from '@/lib/personalisation/queries';
import { useSite } from '@/lib/sites/use-site';

const loadRow = () => withRetry(() => import('./personal-row'));
const PersonalRow = lazy(loadRow);

type Props = RecommendationSlot & {
  id: string;
  title: string;
  /** Variants that stand on the page already. */
  without?: readonly string[];
};

/** Whether something of the page's flow comes after it, which it would move by growing. */
function isFollowed(element: Element): boolean {
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement)
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling)
      // Only what is fixed to the window has no parent of its place.
      if (next instanceof HTMLElement && next.offsetParent && next.offsetHeight > 0) return true;
  return false;
}

/** Calls back as soon as nobody sees anything move when the element grows. Returns what calls it off. */
function onceUnseen(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || (entry.isIntersecting && isFollowed(element))) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

const nothing: Recommended = { isPersonal: false, products: [] };

/**
 * A row for this visitor, who has allowed that, else what everybody sees there. Asks once the page is idle; what comes takes
 * its place while nobody looks there, or at the end of a page, so nothing moves. What was for the visitor goes at once when that is taken back.
 */
export function PersonalProducts({ id, title, widget, productId, otherwise, without = [] }: Props) {
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(nothing);
  const [isAllowed, setAllowed] = useState<boolean | null>(null);

  useEffect(() => {
    setAllowed(hasConsent('personalisation'));
    return onConsent(({ choices }) => {
      setAllowed(choices.personalisation);
      if (!choices.personalisation) setFound((shown) => (shown.isPersonal ? nothing : shown));
    });
  }, []);

  useEffect(() => {
    if (isAllowed === null || (!isAllowed && otherwise === 'nothing')) return;
    let callOff = whenIdle(async () => {
      let isLeft = false;
      callOff = () => {
        isLeft = true;
      };
      if (await isBot()) return;
      const { listRecommended } = await withRetry(() => import('@/lib/personalisation/queries'));
      // An extra: the page is complete without it.
      const answer = await listRecommended(site, { widget, productId, otherwise }).catch(() => nothing);
      if (answer.products.length === 0) return;
      // Its code first: fetched after the place was seen to be out of sight, the row would come too late.
      await loadRow();
      if (isLeft || !place.current) return;
      callOff = onceUnseen(place.current, () => setFound(answer));
    });
    return () => callOff();
  }, [site, widget, productId, otherwise, isAllowed]);

  const products = found.products.filter(({ vsin }) => !without.includes(vsin));
  return (
    <div ref={place}>
      {products.length > 0 && (
        <Suspense>
          <PersonalRow id={id} title={found.isPersonal ? title : null} products={products} />
        </Suspense>
      )}
    </div>
  );
}
