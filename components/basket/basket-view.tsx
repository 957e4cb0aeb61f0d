'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { newcomerAttribute } from '@/lib/basket/newcomer-script';
import { useBasket } from '@/lib/basket/use-basket';
import { useSharedBasket } from '@/lib/basket/use-shared-basket';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { notify } from '@/lib/notifications/notify';
import { basketOffersQuery } from '@/lib/offers/queries';
import { useSite } from '@/lib/sites/use-site';

const loadFilledBasket = () => import('./filled-basket').then((module) => ({ default: module.FilledBasket }));
const SharedBasketDialog = lazy(() =>
  import('./shared-basket-dialog').then((module) => ({ default: module.SharedBasketDialog })),
);
const FilledBasket = lazy(loadFilledBasket);
const SavedLines = lazy(() => import('./saved-lines').then((module) => ({ default: module.SavedLines })));

/** Drawn by the server. */
export type BasketStates = Record<'loading' | 'failed' | 'empty', ReactNode>;

const focusHeading = (state: HTMLElement | null) => takeLostFocus(state?.querySelector('h2') ?? null);

const neverChanges = () => () => {};
const isMarked = () => document.documentElement.hasAttribute(newcomerAttribute);

/**
 * Whether the basket is not known yet and the page may have been painted for a newcomer (`newcomerScript`). Whoever comes back
 * to it may have a basket.
 */
function useNewcomer(isPending: boolean): boolean {
  useEffect(() => {
    if (!isPending) document.documentElement.removeAttribute(newcomerAttribute);
  }, [isPending]);
  return useSyncExternalStore(neverChanges, isMarked, () => true) && isPending;
}

/** The basket page: loading, failed, empty with a `row` of products below, or the lines with their sum. */
export function BasketView({
  loading,
  failed,
  empty,
  row,
  payment,
}: BasketStates & { row: ReactNode; payment: ReactNode }) {
  const t = useTranslations('basket');
  const site = useSite();
  const { data: basket, isPending, isLoadingError } = useBasket(site);
  const shared = useSharedBasket(site, isLoadingError ? undefined : basket, {
    onOpened: () => notify('success', t('shareOpened')),
    onFailed: (refusal, again) => {
      if (refusal !== null) return notify('error', refusal);
      const action = { title: t('tryAgain'), onClick: again };
      notify('error', t('shareNotOpened'), { length: 'long', action });
    },
  });
  const subTotalMinor = basket?.items.length ? basket.summary.subTotal.amount : null;
  const offers = useQuery(basketOffersQuery(site, subTotalMinor));
  // Fetched beside the basket, not after it. A failure shows when it is drawn.
  useEffect(() => void loadFilledBasket().catch(() => {}), []);
  const isFilled = Boolean(basket?.items.length);
  const wasFilled = useRef(false);
  // Here, as the lines are drawn anew after a basket that was empty in between.
  const awaitedLine = useRef<string | null>(null);
  useEffect(() => {
    if (isFilled && !offers.isLoading) wasFilled.current = true;
  }, [isFilled, offers.isLoading]);
  const mayBeNewcomer = useNewcomer(isPending);
  if (mayBeNewcomer)
    return (
      <>
        <div key="empty" className="hidden in-data-newcomer:block">
          {empty}
        </div>
        <div key="loading" className="in-data-newcomer:hidden">
          {loading}
        </div>
      </>
    );
  // They come above the lines: shown later, they would push the lines down. Lines that are shown stay.
  if (isPending || (offers.isLoading && !wasFilled.current)) return loading;
  if (isLoadingError) return failed;
  if (!basket || !isFilled) {
    if (shared.isOpening) return loading;
    // Its last line has just been removed.
    return (
      <>
        <div key="empty" ref={wasFilled.current ? focusHeading : undefined}>
          {empty}
        </div>
        <Suspense fallback={null}>
          <SavedLines site={site} />
        </Suspense>
        {row}
      </>
    );
  }
  return (
    <Suspense fallback={loading}>
      {shared.isAsking && <SharedBasketDialog shared={shared} />}
      <FilledBasket basket={basket} offers={offers.data ?? []} awaitedLine={awaitedLine} payment={payment} />
    </Suspense>
  );
}
