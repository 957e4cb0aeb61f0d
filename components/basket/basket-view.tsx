'use client';

import { lazy, Suspense, useEffect } from 'react';
import { useBasket } from '@/lib/basket/use-basket';
import { useSite } from '@/lib/sites/use-site';
import { BasketEmpty, BasketFailed, BasketLoading } from './basket-states';

const loadFilledBasket = () => import('./filled-basket').then((module) => ({ default: module.FilledBasket }));
const FilledBasket = lazy(loadFilledBasket);

/** The basket page: loading, failed, empty, or the lines with their sum. */
export function BasketView() {
  const site = useSite();
  const { data: basket, isPending, isLoadingError, refetch } = useBasket(site);
  // Fetched beside the basket, not after it. A failure shows when it is drawn.
  useEffect(() => void loadFilledBasket().catch(() => {}), []);
  if (isPending) return <BasketLoading />;
  if (isLoadingError) return <BasketFailed onRetry={() => void refetch()} />;
  if (!basket || basket.items.length === 0) return <BasketEmpty site={site.code} />;
  return (
    <Suspense fallback={<BasketLoading />}>
      <FilledBasket basket={basket} />
    </Suspense>
  );
}
