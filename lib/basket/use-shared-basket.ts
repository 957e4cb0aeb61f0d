'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { openSharedBasket } from '@/api/contract/calls/basket';
import { withSession } from '@/lib/auth/session';
import { basketPath, sharedKeyOf } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { basketMutation } from './basket-mutation';
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

/**
 * Follows the link of a shared basket: an empty basket takes it over at once, another one only when asked for.
 * @param basket undefined as long as it is not known
 * @param told the link has gone from the address by then: `again` follows it once more
 */
export function useSharedBasket(
  site: SiteRules,
  basket: BasketModel | null | undefined,
  told: { onOpened: () => void; onFailed: (error: Error, again: () => void) => void },
): SharedBasket {
  const [key, setKey] = useState<string | null>(null);
  const { mutate, isPending } = useMutation(
    basketMutation<string>(
      useQueryClient(),
      site,
      (shareKey) => withSession(site, (api) => api.send(openSharedBasket, { key: shareKey })),
      (present) => present,
    ),
  );
  useEffect(() => setKey(sharedKeyOf(window.location.search)), []);

  // Reloading the page must not ask or replace again.
  const dismiss = () => {
    setKey(null);
    window.history.replaceState(window.history.state, '', basketPath(site.code));
  };
  const take = (shareKey: string) =>
    mutate(shareKey, {
      onSuccess: told.onOpened,
      onError: (error) => told.onFailed(error, () => take(shareKey)),
    });
  const open = () => {
    if (key === null) return;
    dismiss();
    take(key);
  };

  const isFilled = (basket?.items.length ?? 0) > 0;
  const opensByItself = key !== null && basket !== undefined && !isFilled;
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  useEffect(() => {
    if (opensByItself) latestOpen.current();
  }, [opensByItself]);

  return {
    isOpening: isPending || (key !== null && !isFilled),
    isAsking: key !== null && isFilled,
    open,
    dismiss,
  };
}
