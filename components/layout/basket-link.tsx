'use client';

import { useTranslations } from 'next-intl';
import { lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import { useMayHaveBasket } from '@/lib/basket/basket-hint';
import { withRetry } from '@/lib/browser/with-retry';
import { basketPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { CountedIcon } from './counted-icon';

const BasketCount = lazy(() => withRetry(() => import('@/components/basket/basket-count')));
const BasketPanel = lazy(() => withRetry(() => import('@/components/basket/basket-panel')));
const closeAfterMs = 250;

/** The basket with its count; pointing at it shows what is in it (desktop only, §2). Both are loaded when needed. */
export function BasketLink() {
  const t = useTranslations('layout.basket');
  const site = useSite();
  const mayHaveBasket = useMayHaveBasket(site);
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  const enter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') setOpen(true);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), closeAfterMs);
  };
  const close = () => setOpen(false);

  return (
    <div className="relative" onPointerEnter={enter} onPointerLeave={leave}>
      <Link href={basketPath(site.code)} onClick={close} className="icon-link">
        <CountedIcon icon="shopping-bag" title={t('title')} count={count} />
      </Link>
      {mayHaveBasket && (
        <Suspense>
          <BasketCount onCount={setCount} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <BasketPanel onFollow={close} />
        </Suspense>
      )}
    </div>
  );
}
