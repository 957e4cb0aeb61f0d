'use client';

import { useEffect, useRef, useState } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import { basketPath, sharedKeyOf } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import type { BasketModel } from './models';

export type SharedBasket = {
  /** A link was followed; whether it replaces the basket is being found out or done. */
  isOpening: boolean;
  /** The visitor has a basket of their own and is asked whether it may be replaced. */
  isAsking: boolean;
  open: () => void;
  /** Leaves the visitor's own basket as it is. */
  dismiss: () => void;
};

/** `refusal` is what the shop says of it, if it does; `again` follows the link once more, which has gone from the address. */
type Told = { onOpened: () => void; onFailed: (refusal: string | null, again: () => void) => void };

/**
 * Follows the link of a shared basket: an empty basket takes it over at once, another one only when asked for.
 * @param basket undefined as long as it is not known
 */
export function useSharedBasket(
  site: SiteRules,
  basket: BasketModel | null | undefined,
  told: Told,
): SharedBasket {
  const [key, setKey] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => setKey(sharedKeyOf(window.location.search)), []);

  // Reloading the page must not ask or replace again.
  const dismiss = () => {
    setKey(null);
    window.history.replaceState(window.history.state, '', basketPath(site.code));
  };
  const take = async (shareKey: string) => {
    const onFailed = (refusal: string | null) => told.onFailed(refusal, () => void take(shareKey));
    setPending(true);
    try {
      const { openShared } = await withRetry(() => import('./open-shared'));
      await openShared(site, shareKey, { ...told, onFailed });
    } catch {
      // Its code has not come.
      onFailed(null);
    }
    setPending(false);
  };
  const open = () => {
    if (key === null) return;
    dismiss();
    void take(key);
  };

  const isFilled = (basket?.items.length ?? 0) > 0;
  const opensByItself = key !== null && basket !== undefined && !isFilled;
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  useEffect(() => {
    if (opensByItself) void latestOpen.current();
  }, [opensByItself]);

  return {
    isOpening: isPending || (key !== null && !isFilled),
    isAsking: key !== null && isFilled,
    open,
    dismiss,
  };
}
